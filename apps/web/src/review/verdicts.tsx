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

/** Accepts or rejects the change in focus. A point of notes that was left out is no change, and neither way is urged. */
export const Verdicts = ({ passage, decision, fromNotes, isNext, isInText, onAct }: VerdictsProps) => {
  const isPoint = fromNotes && passage.status === "left-out";
  const isRisk = riskLevel(passage, decision, fromNotes) !== null;
  return (
    <span className={isInText ? "verdicts" : isPoint ? "thumbs of-point" : "thumbs"}>
      {VERDICTS.map(({ what, icon, letter }) => {
        const isBest = !isPoint && isOpen(decision) && isRisk === (what === "reject");
        const name = (isPoint ? words.ofPoint : words)[what];
        return (
          <Button
            key={what}
            tone={isBest && isNext ? "primary" : "plain"}
            data-best={isBest}
            aria-label={isInText ? name : undefined}
            aria-pressed={decision?.kind === DECIDED[what]}
            title={`${name}  ${letter}`}
            onClick={(event) => {
              // A press on the change itself leads to it.
              event.stopPropagation();
              onAct(what);
            }}
          >
            <Icon name={icon} />
            {isInText ? null : name}
          </Button>
        );
      })}
    </span>
  );
};
