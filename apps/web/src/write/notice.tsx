import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { allowanceWords } from "../words/allowance.ts";
import { stateWords } from "../words/states.ts";
import type { Obstacle } from "./obstacle.ts";
import type { TabNews } from "../draft/use-tab-news.ts";

interface NoticeProps {
  obstacle: Obstacle | null;
  /** The part of the draft that is worked on; null for all of it. */
  part: { start: number; end: number; of: number } | null;
  news: TabNews;
  onSplit: () => void;
  onNextPart: () => void;
  onWhole: () => void;
  onRetry: () => void;
  onSwap: () => void;
  onDismissNews: () => void;
}

const Line = ({ tone, children }: { tone: "calm" | "trouble"; children: ReactNode }) => (
  <div className={`write-notice write-notice-${tone}`} role={tone === "trouble" ? "alert" : "status"}>
    {children}
  </div>
);

const quotaSentence = ({ account, message }: Extract<Obstacle, { kind: "quota" }>): string => {
  if (account === null) return message;
  const { allowance, credits } = account;
  const { used, more, tooFew } = allowanceWords;
  return [used(allowance), more(allowance, Date.now()), tooFew(credits.balance)].join(" ").trim();
};

const SignInLink = () => {
  const router = useRouter();
  return (
    <a
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

const ObstacleLine = ({ obstacle, onSplit, onRetry }: { obstacle: Obstacle } & Omit<NoticeProps, "obstacle">) => {
  switch (obstacle.kind) {
    case "offline":
      return (
        <Line tone="calm">
          <p>
            {stateWords.offline} {stateWords.offlineDraft}
          </p>
        </Line>
      );
    case "signed-out":
      return (
        <Line tone="calm">
          <p>
            {stateWords.signedOut} <SignInLink />
          </p>
        </Line>
      );
    case "too-long":
      return (
        <Line tone="trouble">
          <p>{stateWords.tooLong(obstacle.length, obstacle.limit)}</p>
          <Button onClick={onSplit}>{stateWords.split}</Button>
        </Line>
      );
    case "quota":
      return (
        <Line tone="trouble">
          <p>
            {quotaSentence(obstacle)} {stateWords.checksWork}
            {obstacle.account === null ? <SignInLink /> : null}
          </p>
        </Line>
      );
    case "wait":
      return (
        <Line tone="calm">
          <p>{stateWords.rateLimited}</p>
        </Line>
      );
    case "no-model":
      return (
        <Line tone="trouble">
          <p>
            {stateWords.noModel} {obstacle.admin ? stateWords.noModelOperator : ""}
          </p>
          <Button onClick={onRetry}>{stateWords.retry}</Button>
        </Line>
      );
    case "refused":
      return (
        <Line tone="trouble">
          <p>{obstacle.message}</p>
        </Line>
      );
    case "session-ended":
      return null;
  }
};

/** One line above the panes for each thing the writer has to know before a rewrite; nothing when there is none. */
export const Notice = (props: NoticeProps) => {
  const { obstacle, part, news } = props;
  return (
    <>
      {obstacle === null ? null : <ObstacleLine {...props} obstacle={obstacle} />}
      {part === null ? null : (
        <Line tone="calm">
          <p>{stateWords.part(part.start + 1, part.end, part.of)}</p>
          {part.end < part.of ? <Button onClick={props.onNextPart}>{stateWords.nextPart}</Button> : null}
          <Button onClick={props.onWhole}>{stateWords.wholeDraft}</Button>
        </Line>
      )}
      {news === null ? null : (
        <Line tone="calm">
          <p>{news.kind === "adopted" ? stateWords.tabs.adopted : stateWords.tabs.conflict}</p>
          {news.kind === "adopted" ? (
            <Button onClick={props.onDismissNews}>{stateWords.tabs.dismiss}</Button>
          ) : (
            <>
              <Button onClick={props.onSwap}>{stateWords.tabs.swap}</Button>
              <Button tone="quiet" onClick={props.onDismissNews}>
                {stateWords.tabs.discard}
              </Button>
            </>
          )}
        </Line>
      )}
    </>
  );
};
