import { lazy, Suspense } from "react";
import { enterRegisters } from "./panes.ts";
import type { useBeforeRun } from "./use-before-run.ts";

const LetterQuestion = lazy(() =>
  import("./before-run.tsx").then(({ LetterQuestion }) => ({ default: LetterQuestion })),
);

/** The question before a private letter goes to a public kind of message. */
export const LetterAsked = ({ before: { asking, close } }: { before: ReturnType<typeof useBeforeRun> }) => {
  const choose = (): void => {
    close();
    // Until the dialog is gone nothing behind it takes the focus.
    requestAnimationFrame(enterRegisters);
  };
  return (
    <Suspense fallback={null}>
      {asking === null ? null : (
        <LetterQuestion register={asking.register} onGoOn={asking.goOn} onOther={choose} onClose={close} />
      )}
    </Suspense>
  );
};
