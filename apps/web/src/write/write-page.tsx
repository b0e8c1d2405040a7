import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import type { SiteReport } from "@rewrite-service/contract";
import { useSite } from "../api/site.ts";
import { useKeptDraft } from "../draft/use-kept-draft.ts";
import { usePart } from "../draft/use-part.ts";
import type { Draft } from "../editor/draft.ts";
import { useResult } from "../result/use-result.ts";
import { Choice } from "../ui/choice.tsx";
import { barWords, type examples } from "../words/bar.ts";
import { writeWords } from "../words/write.ts";
import { DraftColumn } from "./draft-column.tsx";
import { useKeptChoices } from "./kept-choices.ts";
import { Notices } from "./notices.tsx";
import { rulesOutAsking } from "./obstacle.ts";
import { onPageKey } from "./page-keys.ts";
import { movePane, type Pane } from "./panes.ts";
import { requestOf } from "./rewrite-request.ts";
import { RunButtons } from "./run-buttons.tsx";
import { useLetterQuestion } from "./use-letter-question.ts";
import { useMode } from "./use-mode.ts";
import { useObstacle } from "./use-obstacle.ts";
import { WriteBar } from "./write-bar.tsx";
import "./write.css";

const loadRest = () => import("./after-first-paint.ts");
const ResultPane = lazy(() => loadRest().then(({ ResultPane }) => ({ default: ResultPane })));
const ResultFoot = lazy(() => loadRest().then(({ ResultFoot }) => ({ default: ResultFoot })));
const LetterQuestion = lazy(() => loadRest().then(({ LetterQuestion }) => ({ default: LetterQuestion })));
const HistoryQuestion = lazy(() => loadRest().then(({ HistoryQuestion }) => ({ default: HistoryQuestion })));

const panes = (["draft", "result", "facts"] as const).map((id) => ({ id, name: barWords.paneNames[id] }));

/** Who reads the draft, and for people without an account what they have. */
const goesTo = ({ model, account, withoutAccount }: SiteReport): string =>
  account === null && withoutAccount !== null
    ? `${barWords.goesTo(model)}. ${barWords.withoutAccount(withoutAccount.allowance)}`
    : barWords.goesTo(model);

/** Whose model judges meaning; nobody's where the engine writes. */
const judgeOf = (site: SiteReport | null): string | null =>
  site === null || site.model.provider === "builtin" ? null : barWords.providerName(site.model.provider);

/** Write: the draft on one side, the rewrite on the other. */
export const WritePage = () => {
  const { service, earlyInput: takeEarlyInput } = useRouteContext({ from: "/" });
  const [earlyInput] = useState(() => takeEarlyInput("draft"));
  const draft = useRef<Draft | null>(null);
  const replaceAll = useCallback((text: string) => {
    draft.current?.scope(null);
    draft.current?.replace(text);
  }, []);
  const kept = useKeptDraft(earlyInput.text, replaceAll);
  const [choices, setChoices] = useKeptChoices();
  const [pane, setPane] = useState<Pane>("draft");
  const result = useResult(service, draft);
  const { running, version } = result;
  const { mode, pickMode } = useMode(choices, setChoices, version !== null);
  const text = kept.text ?? "";
  const settled = useDeferredValue(text);
  const part = usePart(draft, text);
  const { obstacle, waitS, clear } = useObstacle(result, part.length);
  const site = useSite().data ?? null;
  const account = site?.account ?? null;
  const queries = useQueryClient();
  const letter = useLetterQuestion();

  useEffect(() => {
    // Fetched now, what says that the network is gone is here when it goes.
    void loadRest().catch(() => undefined);
  }, []);
  useEffect(() => {
    // What is left to use changes with every rewrite that ends.
    if (result.stream.phase === "done") void queries.invalidateQueries({ queryKey: ["usage"] });
  }, [result.stream.phase]);
  useEffect(() => {
    // On a narrow page the places of a fact are in another pane than the fact.
    if (result.picked !== null) setPane("result");
  }, [result.picked]);

  const takeExample = useCallback(
    (example: (typeof examples)[number]): void => {
      draft.current?.replace(example.text);
      pickMode(example.mode);
      draft.current?.focus();
    },
    [pickMode],
  );
  const run = (): void => {
    const now = draft.current;
    if (now === null || now.text().trim() === "") return now?.focus();
    if (running || rulesOutAsking(obstacle) || waitS > 0) return;
    const start = (go: () => void): void => {
      clear();
      setPane("result");
      go();
    };
    if (mode === "vary" || mode === "closer") return start(() => result.again(mode));
    void letter.ask(now.text(), choices.register, () =>
      start(() => result.run(requestOf(now, mode, choices, account))),
    );
  };
  const backToDraft = (): void => {
    setPane("draft");
    draft.current?.focus();
  };

  return (
    <main
      id="main"
      className="page write"
      data-shown={pane}
      onKeyDown={(event) =>
        onPageKey(event, {
          run,
          leave: running ? result.stop : backToDraft,
          movePane: (direction) => {
            const next = movePane(event.currentTarget, direction);
            if (next !== null) setPane(next);
          },
          pickRegister: (register) => setChoices({ register }),
        })
      }
    >
      <h1 className="visually-hidden">{writeWords.title}</h1>
      <WriteBar choices={choices} onChoices={setChoices} mode={mode} hasResult={version !== null} onMode={pickMode} />
      <div className="run-row">
        <p className="goes-to">{site === null ? " " : goesTo(site)}</p>
        <RunButtons
          result={result}
          draft={draft}
          inDraft={pane === "draft"}
          label={mode === "rewrite" ? writeWords.run : writeWords.modes[mode]}
          waitS={waitS}
          blocked={rulesOutAsking(obstacle) || obstacle?.kind === "signed-out"}
          onRun={run}
        />
      </div>
      <Notices obstacle={obstacle} part={part} kept={kept} email={account?.email ?? ""} onRun={run} onClear={clear} />
      <div className="pane-tabs">
        <Choice label={barWords.panes} name="pane" options={panes} value={pane} onChange={setPane} />
      </div>
      <div className="panes">
        <DraftColumn
          text={kept.text}
          before={earlyInput}
          draft={draft}
          run={version}
          onText={kept.setText}
          onExample={takeExample}
        />
        <Suspense fallback={<section className="pane result-pane" />}>
          <ResultPane result={result} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <ResultFoot result={result} draft={draft} draftText={settled} service={service} judge={judgeOf(site)} />
        <HistoryQuestion version={version} />
        {letter.asking === null ? null : (
          <LetterQuestion register={letter.asking.register} onGoOn={letter.asking.goOn} onClose={letter.close} />
        )}
      </Suspense>
    </main>
  );
};
