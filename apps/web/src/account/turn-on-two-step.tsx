import { useState, type FormEvent } from "react";
import type { TwoStepStart } from "@rewrite-service/contract";
import { useBeginTwoStep, useConfirmTwoStep } from "../api/two-step.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { formText } from "../ui/form-text.ts";
import { Modal } from "../ui/modal.tsx";
import { dialogWords } from "../words/dialog.ts";
import { twoStepWords as text } from "../words/passkeys.ts";
import { AskPassword } from "./ask-password.tsx";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodeList } from "./recovery-codes.tsx";

/** The key in fours, as people type it. */
const keyIn = (uri: string): string => (new URL(uri).searchParams.get("secret") ?? "").replaceAll(/.{4}(?=.)/g, "$& ");

const FirstCode = ({ uri, onDone, onClose }: { uri: string; onDone: () => void; onClose: () => void }) => {
  const confirm = useConfirmTwoStep();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    confirm.mutate(formText(event.currentTarget, "code").trim(), { onSuccess: onDone });
  };
  return (
    <Modal title={text.scanTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{text.scan}</p>
        <QrCode text={uri} label={text.picture} />
        <p>
          {text.key}: <code className="breaks">{keyIn(uri)}</code>
        </p>
        <p>
          <a href={uri}>{text.openApp}</a>
        </p>
        <Field
          label={text.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          autoFocus
          error={confirm.error?.message ?? null}
        />
        <div className="bar">
          <Button type="submit" tone="primary" disabled={confirm.isPending}>
            {text.confirm}
          </Button>
          <Button onClick={onClose}>{dialogWords.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
};

/** The password, the key for the app with a first code, and the recovery codes. */
export const TurnOnTwoStep = ({ onClose }: { onClose: () => void }) => {
  const begin = useBeginTwoStep();
  const [started, setStarted] = useState<TwoStepStart | null>(null);
  const [isOn, setIsOn] = useState(false);
  if (started === null) {
    return (
      <AskPassword
        key="password"
        title={text.turnOn}
        button={text.next}
        problem={begin.error}
        busy={begin.isPending}
        onGiven={(password) => begin.mutate(password, { onSuccess: setStarted })}
        onClose={onClose}
      />
    );
  }
  return isOn ? (
    <RecoveryCodeList key="codes" codes={started.backupCodes} turnedOn onClose={onClose} />
  ) : (
    <FirstCode key="code" uri={started.totpURI} onDone={() => setIsOn(true)} onClose={onClose} />
  );
};
