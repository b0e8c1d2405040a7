import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { saveFile } from "../ui/save-file.ts";
import { twoStepWords as text } from "../words/passkeys.ts";

/** Recovery codes on screen, this once. Only "I've saved them" closes the dialog. */
export const RecoveryCodeList = ({
  codes,
  turnedOn,
  onClose,
}: {
  codes: readonly string[];
  turnedOn: boolean;
  onClose: () => void;
}) => {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const lines = codes.join("\n");
  const copy = (): void =>
    void navigator.clipboard.writeText(lines).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  const download = (): void => saveFile(text.fileName, "text/plain", `${text.fileHead(location.host)}\n\n${lines}\n`);
  return (
    <Modal title={text.codesTitle}>
      {turnedOn ? <p role="status">{text.codesOn}</p> : null}
      <p>{text.codes}</p>
      <output className="secret" style={{ whiteSpace: "pre-line" }}>
        {lines}
      </output>
      <p role="status" className="field-hint">
        {copied === "yes" ? text.copied : copied === "failed" ? text.copyFailed : null}
      </p>
      <div className="bar">
        <Button tone="primary" autoFocus onClick={copy}>
          {text.copy}
        </Button>
        <Button onClick={download}>{text.download}</Button>
        <Button onClick={onClose}>{text.saved}</Button>
      </div>
    </Modal>
  );
};
