import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { registers, sentences } from "@rewrite-service/text";
import { countWords } from "../editor/count-words.ts";
import { Button } from "../ui/button.tsx";
import { ago } from "../words/ago.ts";
import { historyWords as text } from "../words/history.ts";
import { deleteVersion } from "../versions/history-store.ts";
import type { Version } from "../versions/left-version.ts";
import { reopenVersion } from "./reopen.ts";

const TITLE_MAX = 120;

const SUBJECT = /^[*_]{0,2}subject(?: line)?:[*_]{0,2} *(.+)/i;
/** A greeting on a line of its own or in one word, with which all texts begin. */
const GREETING =
  /^(?:[^\n]{1,40},\n+|(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: \S+){0,3} *\n\s*\n|(?:good )?\w+[.!]\s+)(?=\S)/i;

/** The subject of a text, else its first sentence, cut between words where it is long. */
const titleOf = (text: string): string => {
  const body = text.trim();
  const [first = ""] = body.replace(GREETING, "").split("\n", 1);
  // The mark of an item says nothing in a title.
  const whole = first.replace(/^[-*•]\s+/, "");
  const line = SUBJECT.exec(body)?.[1] ?? whole.slice(0, sentences(whole)[0]?.end);
  if (line.length <= TITLE_MAX) return line;
  const cut = line.lastIndexOf(" ", TITLE_MAX);
  return `${line.slice(0, cut > 0 ? cut : TITLE_MAX)}…`;
};
const registerName = (id: string): string => registers.find((register) => register.id === id)?.name ?? id;
/** What was asked for: of a rewrite, how long it was to be. */
const modeName = ({ mode, length = "" }: Version): string =>
  text.lengths[mode === "rewrite" || mode === "expand" ? length : ""] ?? text.modes[mode] ?? mode;

interface OneVersionProps {
  version: Version;
  /** What stands over it, of its draft. */
  heading: string;
  onDelete: () => void;
}

/** A rewrite beside its draft, neither of them where the same words stand above. */
const Texts = ({ version: { draft, result }, heading }: Pick<OneVersionProps, "version" | "heading">) => {
  const isSame = draft.trim() === result.trim();
  return (
    <div className="two-columns">
      {draft.trim() === heading ? null : (
        <section>
          <h3>{text.draft}</h3>
          <p className="kept-text">{draft}</p>
        </section>
      )}
      {isSame ? (
        <p>{text.same}</p>
      ) : (
        <section>
          <h3>{text.result}</h3>
          <p className="kept-text">{result}</p>
        </section>
      )}
    </div>
  );
};

const OneVersion = ({ version, heading, onDelete }: OneVersionProps) => {
  const [copied, setCopied] = useState(false);
  const navigate = useNavigate();
  const copy = (): void =>
    void navigator.clipboard.writeText(version.result).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <details className="version">
      <summary>
        <span className="row-name">
          <span className="version-title">{titleOf(version.result)}</span>
          <span className="field-hint">
            {ago(version.at, null)} · {modeName(version)} · {registerName(version.register)} ·{" "}
            {text.words(countWords(version.result))}
          </span>
        </span>
      </summary>
      <Texts version={version} heading={heading} />
      <div className="bar">
        <Button onClick={copy}>{copied ? text.copied : text.copy}</Button>
        <Button onClick={() => void reopenVersion(version).then(() => navigate({ to: "/" }))}>{text.toWrite}</Button>
        <Button tone="quiet" onClick={onDelete}>
          {text.remove}
        </Button>
      </div>
    </details>
  );
};

interface VersionListProps {
  versions: readonly Version[];
  onDelete: (work: () => Promise<readonly Version[]>) => void;
}

/** Versions under the draft that they belong to, the newest draft first. */
export const VersionList = ({ versions, onDelete }: VersionListProps) => {
  const drafts = Map.groupBy(versions, ({ draftId }) => draftId);
  return (
    <ul className="drafts">
      {[...drafts].map(([draftId, own]) => (
        <li key={draftId}>
          <h2>{titleOf(own[0]?.draft ?? "")}</h2>
          <p className="field-hint">{text.versions(own.length)}</p>
          {own.map((version) => (
            <OneVersion
              key={version.id}
              version={version}
              heading={titleOf(own[0]?.draft ?? "")}
              onDelete={() => onDelete(() => deleteVersion(version.id))}
            />
          ))}
        </li>
      ))}
    </ul>
  );
};
