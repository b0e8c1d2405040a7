import { isOpen, reviewWords as words, riskLevel, type Decision, type Passage } from "@rewrite-service/review";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

const VERDICTS = [
  { what: "accept", icon: "check", letter: "A" },
  { what: "reject", icon: "cross", letter: "R" },
] as const;

/** What each of them comes to. */
export const DECIDED = { accept: "accepted", reject: "rejected" } as const;

interface VerdictsProps {
  passage: Passage;
  decision: Decision | undefined;
  fromNotes: boolean;
  /** Whether to decide is the next step. */
  isNext?: boolean;
  /** Whether they stand at the change itself, where only their marks have room. */
  isInText?: boolean;
  onAct: (what: "accept" | "reject") => void;
}

/** Accepts or rejects the change in focus. */
export const Verdicts = ({ passage, decision, fromNotes, isNext, isInText, onAct }: VerdictsProps) => (
  <span className={isInText ? "verdicts" : "thumbs"}>
    {VERDICTS.map(({ what, icon, letter }) => {
      const isBest = isOpen(decision) && (riskLevel(passage, decision, fromNotes) !== null) === (what === "reject");
      return (
        <Button
          key={what}
          tone={isBest && isNext ? "primary" : "plain"}
          data-best={isBest}
          aria-label={isInText ? words[what] : undefined}
          aria-pressed={decision?.kind === DECIDED[what]}
          title={`${words[what]}  ${letter}`}
          onClick={(event) => {
            // A press on the change itself leads to it.
            event.stopPropagation();
            onAct(what);
          }}
        >
          <Icon name={icon} />
          {isInText ? null : words[what]}
        </Button>
      );
    })}
  </span>
);
