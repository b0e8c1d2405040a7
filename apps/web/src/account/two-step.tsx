import { useState } from "react";
import { useEndTwoStep, useNewCodes, useTwoStep } from "../api/two-step.ts";
import { Button } from "../ui/button.tsx";
import { twoStepWords as text } from "../words/passkeys.ts";
import { AskPassword } from "./ask-password.tsx";
import { RecoveryCodeList } from "./recovery-codes.tsx";
import { TurnOnTwoStep } from "./turn-on-two-step.tsx";

const NewCodes = ({ onClose }: { onClose: () => void }) => {
  const make = useNewCodes();
  return make.isSuccess ? (
    <RecoveryCodeList key="codes" codes={make.data.backupCodes} turnedOn={false} onClose={onClose} />
  ) : (
    <AskPassword
      key="password"
      title={text.newCodes}
      what={text.newCodesWhat}
      button={text.make}
      problem={make.error}
      busy={make.isPending}
      onGiven={(password) => make.mutate(password)}
      onClose={onClose}
    />
  );
};

const TurnOff = ({ onClose }: { onClose: () => void }) => {
  const end = useEndTwoStep();
  return (
    <AskPassword
      title={text.turnOffTitle}
      what={text.turnOffWhat}
      button={text.turnOff}
      problem={end.error}
      busy={end.isPending}
      onGiven={(password) => end.mutate(password, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

const DIALOGS = { on: TurnOnTwoStep, off: TurnOff, codes: NewCodes };

/** Whether a password needs a code too, and what changes that. */
export const TwoStep = () => {
  const report = useTwoStep();
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = opened === null ? null : DIALOGS[opened];
  return (
    <>
      <h3>{text.title}</h3>
      <p className="field-hint">{text.lead}</p>
      {report.isError ? <p role="alert">{report.error.message}</p> : null}
      {report.isSuccess ? (
        <>
          <p>{report.data.on ? text.on : report.data.hasPassword ? text.off : text.noPassword}</p>
          <div className="bar">
            {report.data.on ? (
              <>
                <Button onClick={() => setOpened("codes")}>{text.newCodes}</Button>
                <Button onClick={() => setOpened("off")}>{text.turnOff}</Button>
              </>
            ) : report.data.hasPassword ? (
              <Button onClick={() => setOpened("on")}>{text.turnOn}</Button>
            ) : null}
          </div>
        </>
      ) : null}
      {Dialog === null ? null : <Dialog onClose={() => setOpened(null)} />}
    </>
  );
};
