import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { allowanceWords } from "../words/allowance.ts";
import { stateWords } from "../words/states.ts";
import { writeWords } from "../words/write.ts";
import type { Obstacle } from "./obstacle.ts";

interface NoticeProps {
  obstacle: Obstacle | null;
  /** The part of the draft that is worked on; null for all of it. */
  part: { start: number; end: number; of: number } | null;
  /** Whether a rewrite of nothing was asked for. */
  isMissing: boolean;
  onSplit: () => void;
  onNextPart: () => void;
  onWhole: () => void;
  onRetry: () => void;
}

interface LineProps {
  tone: "calm" | "trouble";
  title: string;
  children?: ReactNode;
  acts?: ReactNode;
}

const Line = ({ tone, title, children, acts }: LineProps) => (
  <div className={`write-notice write-notice-${tone}`} role={tone === "trouble" ? "alert" : "status"}>
    <div className="dock-head">
      <i className="dot" />
      <h3>{title}</h3>
    </div>
    {children === undefined ? null : <p>{children}</p>}
    {acts === undefined ? null : <div className="dock-acts">{acts}</div>}
  </div>
);

const SignInLink = () => {
  const router = useRouter();
  return (
    <a
      className="button button-plain button-small"
      href="/signin"
      onClick={(event) => {
        event.preventDefault();
        void router.navigate({ href: "/signin" });
      }}
    >
      {stateWords.signIn}
    </a>
  );
};

const Quota = ({ account, message }: Extract<Obstacle, { kind: "quota" }>) => {
  if (account === null)
    return (
      <Line tone="trouble" title={message} acts={<SignInLink />}>
        {stateWords.checksWork}
      </Line>
    );
  const { allowance, credits } = account;
  const { used, more, tooFew } = allowanceWords;
  return (
    <Line tone="trouble" title={used(allowance)}>
      {[more(allowance, Date.now()), tooFew(credits.balance), stateWords.checksWork].filter(Boolean).join(" ")}
    </Line>
  );
};

const ObstacleLine = ({ obstacle, onSplit, onRetry }: { obstacle: Obstacle } & Omit<NoticeProps, "obstacle">) => {
  const retry = (
    <Button size="small" onClick={onRetry}>
      {stateWords.retry}
    </Button>
  );
  switch (obstacle.kind) {
    case "offline":
      return (
        <Line tone="calm" title={stateWords.offline}>
          {stateWords.offlineDraft}
        </Line>
      );
    case "signed-out":
      return (
        <Line tone="calm" title={stateWords.signedOut} acts={<SignInLink />}>
          {stateWords.checksWork}
        </Line>
      );
    case "too-long":
      return (
        <Line
          tone="trouble"
          title={stateWords.tooLong(obstacle.length, obstacle.limit)}
          acts={
            <Button size="small" onClick={onSplit}>
              {stateWords.split}
            </Button>
          }
        >
          {stateWords.tooLongHint}
        </Line>
      );
    case "quota":
      return <Quota {...obstacle} />;
    case "wait":
      return (
        <Line tone="calm" title={stateWords.rateLimited}>
          {stateWords.rateLimitedHint}
        </Line>
      );
    case "no-model":
      return (
        <Line tone="trouble" title={stateWords.noModel} acts={retry}>
          {obstacle.admin ? stateWords.noModelOperator : stateWords.checksWork}
        </Line>
      );
    case "unreachable":
      return (
        <Line tone="trouble" title={stateWords.unreachable} acts={retry}>
          {stateWords.unreachableHint}
        </Line>
      );
    case "refused":
      return <Line tone="trouble" title={obstacle.message} acts={obstacle.passes ? retry : undefined} />;
    case "session-ended":
      return null;
  }
};

const PartLine = ({
  part,
  onNextPart,
  onWhole,
}: { part: { start: number; end: number; of: number } } & Pick<NoticeProps, "onNextPart" | "onWhole">) => (
  <Line
    tone="calm"
    title={stateWords.part(part.start + 1, part.end, part.of)}
    acts={
      <>
        {part.end < part.of ? (
          <Button size="small" onClick={onNextPart}>
            {stateWords.nextPart}
          </Button>
        ) : null}
        <Button size="small" tone="quiet" onClick={onWhole}>
          {stateWords.wholeDraft}
        </Button>
      </>
    }
  />
);

/** What the writer has to know before a rewrite, in the place under the draft. */
export const Notice = (props: NoticeProps) => {
  const { obstacle, part, isMissing } = props;
  return (
    <>
      {isMissing ? <Line tone="calm" title={writeWords.nothingYet} /> : null}
      {obstacle === null ? null : <ObstacleLine {...props} obstacle={obstacle} />}
      {part === null ? null : <PartLine {...props} part={part} />}
    </>
  );
};
