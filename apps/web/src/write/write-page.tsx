import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import {
  useCallback,
  type ComponentProps,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { unitsOf, type SiteReport } from "@rewrite-service/contract";
import { useSite } from "../api/site.ts";
import { useKeptDraft } from "../draft/use-kept-draft.ts";
import { usePart, type PartWork } from "../draft/use-part.ts";
import type { Draft } from "../editor/draft.ts";
import { readLeft, readLeftSoon } from "../result/read-left.ts";
import type { Result } from "../result/result.ts";
import { useResult } from "../result/use-result.ts";
import { barWords } from "../words/bar.ts";
import { DraftColumn } from "./draft-column.tsx";
import { useKeptChoices, type Choices } from "../draft/kept-choices.ts";
import { News } from "./news.tsx";
import { isNotes } from "./is-prose.ts";
import { useNotice } from "./notices.tsx";
import { LetterAsked } from "./letter-asked.tsx";
import { rulesOutAsking, type Obstacle } from "./obstacle.ts";
import type { Pane } from "./panes.ts";
import { requestOf } from "./rewrite-request.ts";
import { PaneTabs } from "./pane-tabs.tsx";
import { RunFoot } from "./run-foot.tsx";
import { Part } from "../ui/part.tsx";
import { useExamples } from "./use-examples.ts";
import { useBeforeRun } from "./use-before-run.ts";
import { useCleared } from "./use-cleared.ts";
import { useListedFacts } from "./use-listed-facts.ts";
import { useObstacle } from "./use-obstacle.ts";
import { useOtherDraft } from "./use-other-draft.ts";
import { usePageKeys } from "./use-page-keys.ts";
import { useOutdated } from "./use-outdated.ts";
import { useProtected } from "./use-protected.ts";
import { useReopened } from "./use-reopened.ts";
import { WriteHead } from "./write-head.tsx";
import "../ui/sheet.css";
import "./write.css";

const loadRest = () => import("./after-first-paint.ts");
type Rest = Awaited<ReturnType<typeof loadRest>>;
// Not `lazy`: React holds what suspends back for 300 ms after another part of the page has come.
let rest: Rest | null = null;
const FactsColumn = (props: ComponentProps<Rest["FactsColumn"]>): ReactNode =>
  rest === null ? null : <rest.FactsColumn {...props} />;
const ResultPane = (props: ComponentProps<Rest["ResultPane"]>): ReactNode =>
  rest === null ? null : <rest.ResultPane {...props} />;

/** Whose model judges meaning; nobody's where the engine writes. */
const judgeOf = (site: SiteReport | null): string | null =>
  site === null || site.model.provider === "builtin" ? null : barWords.providerName(site.model.provider);

/** What follows from what happens to the result: figures that are asked for again, the pane that a narrow page shows. */
const useFollowing = (result: Result, obstacle: Obstacle | null, setPane: (pane: Pane) => void): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const { phase } = result.stream;
    // What is left to use changes with every rewrite that ends, however it does.
    if (phase === "done" || phase === "failed") readLeft(queries);
    if (phase === "stopped" || phase === "lost") readLeftSoon(queries);
    // What a reload cut short is news.
    if (phase === "interrupted") setPane("result");
  }, [result.stream.phase]);
  useEffect(() => {
    // On a narrow page the places of a fact are in another pane than the fact.
    if (result.picked !== null) setPane(result.version === null ? "draft" : "result");
  }, [result.picked]);
  useEffect(() => {
    // What stands in the way is said under the draft.
    if (obstacle !== null) setPane("draft");
  }, [obstacle?.kind]);
};

interface Asking {
  draft: RefObject<Draft | null>;
  result: Result;
  choices: Choices;
  site: SiteReport | null;
  /** Whether nothing may be asked for now. */
  held: boolean;
  onStart: () => void;
  onEmpty: () => void;
}

/** Asks for a rewrite, unless something has to be said or answered first. */
const useRun = ({ draft, result, choices, site, held, onStart, onEmpty }: Asking) => {
  const before = useBeforeRun();
  const run = (): void => {
    const now = draft.current;
    if (now === null || now.text().trim() === "") {
      onEmpty();
      now?.focus();
      return;
    }
    if (result.running || held) return;
    void before.ask(now.text(), choices.register, site?.model.provider === "builtin", () => {
      onStart();
      result.run(requestOf(now, choices, site));
    });
  };
  return { run, before };
};

/** Whether nothing was begun yet: the page shows what it does. */
const isIdle = ({ version, running, undecided }: Result): boolean => version === null && !running && !undecided;

/** The text that a rewrite reads: the part of the draft that is worked on, where it is one. Null until it is known. */
const askedOf = (text: string | null, { shown }: PartWork): string | null =>
  shown === null || text === null ? text : text.slice(shown.start, shown.end);

/** Whether a draft that has no result looks like notes, of which a model would make a message. */
const mayBeNotes = (kind: ReturnType<typeof kindOf>, result: Result, text: string): boolean =>
  !kind.isEngine && !kind.isNotes && isIdle(result) && isNotes(text);

const useReplaceAll = (draft: RefObject<Draft | null>): ((text: string) => void) =>
  useCallback(
    (text) => {
      draft.current?.scope(null);
      draft.current?.replace(text);
    },
    [draft],
  );

const kindOf = (site: SiteReport | null, { mode, register }: Choices) => ({
  isEngine: site?.model.provider === "builtin",
  isNotes: mode === "expand",
  register,
});

/** Where the facts and the result will be, before what draws them has come. */
const EmptyPanes = ({ failed = null }: { failed?: ReactNode }) => (
  <>
    <aside className="ledger" />
    <section className="sheet result-pane">
      {failed === null ? null : (
        <>
          <div className="draft-plain" />
          <div className="dock">{failed}</div>
        </>
      )}
    </section>
  </>
);

const Thrown = ({ error }: { error: unknown }): ReactNode => {
  throw error;
};

/** The facts and the result, once it is known what this device kept of them; where they cannot be fetched, the draft stays. */
const Panes = ({ isKnown, children }: { isKnown: boolean; children: ReactNode }) => {
  const [hasRest, setHasRest] = useState(rest !== null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    // Fetched now, what says that the network is gone is here when it goes.
    loadRest().then((loaded) => {
      rest = loaded;
      setHasRest(true);
    }, setError);
  }, []);
  return (
    <Part place={(failed) => <EmptyPanes failed={failed} />}>
      {error !== null ? <Thrown error={error} /> : isKnown && hasRest ? children : <EmptyPanes />}
    </Part>
  );
};

/** Write: the draft on one side, the rewrite on the other, and between them the facts of both. */
export const WritePage = () => {
  const { service, earlyInput: takeEarlyInput } = useRouteContext({ from: "/" });
  const [earlyInput] = useState(() => takeEarlyInput("draft"));
  const draft = useRef<Draft | null>(null);
  const replaceAll = useReplaceAll(draft);
  const kept = useKeptDraft(earlyInput.text, draft, replaceAll);
  const [choices, setChoices] = useKeptChoices();
  const [pane, setPane] = useState<Pane>("draft");
  const [isMissing, setMissing] = useState(false);
  const text = kept.text ?? "";
  const settled = useDeferredValue(text);
  const [protectedTexts, onMarks] = useProtected(draft, kept.onMarks);
  const result = useResult(service, draft, { text: settled, kept: protectedTexts, beside: kept });
  const part = usePart(draft, text);
  const { obstacle, waitS, clear } = useObstacle(result, part.length, text);
  const site = useSite().data ?? null;
  const kind = kindOf(site, choices);
  const { isEngine } = kind;
  const [readsForeign, setForeign] = useState(false);
  const isForeign = readsForeign && text !== "";
  // The engine gives a text in another language back as it is.
  const isBeyond = isEngine && isForeign;
  const bringDraft = useOtherDraft(kept, result, replaceAll);
  const askedText = askedOf(kept.text, part);
  const outdated = useOutdated(result, askedText, choices);
  useReopened(kept.text, result, outdated, setPane);
  const listed = useListedFacts(result, settled, outdated === "draft", protectedTexts);
  const cleared = useCleared(draft, text);
  const held = rulesOutAsking(obstacle) || waitS > 0 || isBeyond;
  const { run, before } = useRun({
    draft,
    result,
    choices,
    site,
    held,
    onStart: () => {
      clear();
      setPane("result");
    },
    onEmpty: () => setMissing(true),
  });
  useEffect(() => {
    if (text !== "") setMissing(false);
  }, [text]);
  const notice = useNotice({ obstacle, part, isMissing, onRun: run, onClear: clear });

  useFollowing(result, obstacle, setPane);

  const setMode = useCallback((mode: Choices["mode"]) => setChoices({ mode }), [setChoices]);
  const takeExample = useExamples(draft, kept.text, choices.mode, setMode);
  usePageKeys({ draft, result, run, setPane, setChoices });
  return (
    <main id="main" className="write" data-shown={pane} data-first={text === "" && isIdle(result)}>
      <WriteHead choices={choices} onChoices={setChoices} />
      <PaneTabs listed={listed} isDraft={isIdle(result)} pane={pane} onPane={setPane} />
      <div className="desk">
        <section className="sheet draft-column" aria-labelledby="draft-title">
          <DraftColumn
            text={kept.text}
            before={earlyInput}
            draft={draft}
            mode={choices.mode}
            engine={isEngine}
            notice={notice}
            onMode={setMode}
            protectedSpans={kept.spans}
            onText={kept.setText}
            onMarks={onMarks}
            onForeign={setForeign}
            onExample={takeExample}
            onClear={cleared.clear}
            onRestore={cleared.canRestore ? cleared.restore : null}
          />
          <News
            kept={kept}
            onClear={cleared.wipe}
            onNotes={mayBeNotes(kind, result, settled) ? () => setMode("expand") : null}
          />
          <footer>
            <RunFoot
              result={result}
              draft={draft}
              mode={choices.mode}
              isEngine={isEngine}
              site={site}
              answered={result.version !== null && outdated === null}
              waitS={waitS}
              obstacle={obstacle}
              units={unitsOf(askedText?.length ?? 0)}
              isBeyond={isBeyond}
              onRun={run}
              onClear={text === "" ? null : cleared.clear}
            />
          </footer>
        </section>
        <Panes isKnown={result.isKnown}>
          <FactsColumn
            result={result}
            listed={listed}
            draft={draft}
            draftText={settled}
            isEarlier={outdated === "draft"}
            isForeign={isForeign}
            kind={kind}
            kept={protectedTexts}
          />
          <ResultPane
            result={result}
            judge={judgeOf(site)}
            outdated={outdated}
            hasDraft={text !== ""}
            bringDraft={bringDraft}
            kind={kind}
            held={held}
            onRun={run}
            onChoices={setChoices}
          />
        </Panes>
      </div>
      <LetterAsked before={before} />
    </main>
  );
};
