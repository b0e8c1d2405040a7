import { useState, type FormEvent } from "react";
import type { InvitationReport } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { Section } from "../ui/section.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { adminWords } from "../words/admin.ts";
import { useInvite } from "./admin.ts";

const text = adminWords.invitations;
/** Far more than 100 lines of a table. */
const FILE_BYTES_MAX = 100_000;

/** A list as somebody typed it, or as it is in a file, whose other columns are not addresses. */
interface Typed {
  list: string;
  fromFile: boolean;
}

const EMPTY: Typed = { list: "", fromFile: false };

/** Links that nobody was sent, with a button that copies them as lines of a table. */
const Links = ({ invited }: Pick<InvitationReport, "invited">) => {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const lines = invited.map(({ email, url }) => `${email},${url}`).join("\n");
  const copy = (): void =>
    void navigator.clipboard.writeText(lines).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  return (
    <>
      <h3>{text.links}</h3>
      <p>{text.linksLead}</p>
      <DataTable
        heads={text.linkColumns}
        rows={invited}
        keyOf={({ id }) => id}
        cells={({ email, url }) => [email, <output className="secret">{url}</output>]}
        long={[1]}
      />
      <div className="bar">
        <Button onClick={copy}>{text.copy}</Button>
        <span role="status">{copied === "yes" ? text.copied : copied === "failed" ? text.copyFailed : null}</span>
      </div>
    </>
  );
};

const Outcome = ({ report: { invited, present } }: { report: InvitationReport }) => {
  const byHand = invited.filter(({ url }) => url !== null);
  return (
    <>
      <p role="status">{text.done(invited.length, invited.length - byHand.length, present.length)}</p>
      {byHand.length === 0 ? null : <Links key={byHand[0]?.id} invited={byHand} />}
    </>
  );
};

/** Takes addresses, typed or from a file, and says what became of them. */
export const InviteForm = () => {
  const invite = useInvite();
  const [{ list, fromFile }, setTyped] = useState<Typed>(EMPTY);
  const [tooLarge, setTooLarge] = useState(false);
  const read = (file: string | null): void => {
    setTooLarge(file === null);
    if (file !== null) setTyped({ list: file, fromFile: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sent = fromFile ? list : list.replaceAll(/[,;]/g, "\n");
    invite.mutate({ list: sent }, { onSuccess: () => setTyped(EMPTY) });
  };
  return (
    <Section id="invite" title={text.title}>
      <form className="narrow" onSubmit={submit}>
        <TextArea
          label={text.list}
          hint={fromFile ? text.fileHint : text.listHint}
          error={tooLarge ? text.tooLarge(FILE_BYTES_MAX) : (invite.error?.message ?? null)}
          rows={5}
          value={list}
          onChange={({ target: { value } }) => setTyped({ list: value, fromFile: fromFile && value !== "" })}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <div className="bar">
          <Button type="submit" tone="primary" disabled={invite.isPending}>
            {invite.isPending ? text.inviting : text.invite}
          </Button>
          <FileButton label={text.file} accept=".csv,.txt,text/csv" bytesMax={FILE_BYTES_MAX} onText={read} />
        </div>
      </form>
      {invite.data === undefined ? null : <Outcome report={invite.data} />}
    </Section>
  );
};
