import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import type { SiteReport } from "@rewrite-service/contract";
import { registers } from "@rewrite-service/text";
import { useSite } from "../api/site.ts";
import { Choice } from "../ui/choice.tsx";
import { writeWords } from "../words/write.ts";
import { barWords, type examples } from "../words/bar.ts";
import { DraftColumn } from "./draft-column.tsx";
import type { Draft } from "../editor/draft.ts";
import { useKeptChoices } from "./kept-choices.ts";
import { movePane } from "./panes.ts";
import { RunButtons } from "./run-buttons.tsx";
import { useKeptDraft } from "../draft/use-kept-draft.ts";
import { useObstacle } from "./use-obstacle.ts";
import { usePart } from "../draft/use-part.ts";
import { useResult } from "../result/use-result.ts";
import { WriteBar, type Mode } from "./write-bar.tsx";
import "./write.css";

const loadRest = () => import("./after-first-paint.ts");
const Notice = lazy(() => loadRest().then(({ Notice }) => ({ default: Notice })));
const ResultPane = lazy(() => loadRest().then(({ ResultPane }) => ({ default: ResultPane })));
const ResultFoot = lazy(() => loadRest().then(({ ResultFoot }) => ({ default: ResultFoot })));
const HistoryQuestion = lazy(() => loadRest().then(({ HistoryQuestion }) => ({ default: HistoryQuestion })));
const SessionDialog = lazy(() =>
  import("./session-dialog.tsx").then(({ SessionDialog }) => ({ default: SessionDialog })),
);

type Pane = "draft" | "result" | "facts";
const panes = (["draft", "result", "facts"] as const).map((id) => ({ id, name: barWords.paneNames[id] }));

/** Who reads the draft, and for people without an account what they have. */
const goesTo = ({ model, account, withoutAccount }: SiteReport): string =>
  account === null && withoutAccount !== null
    ? `${barWords.goesTo(model)}. ${barWords.withoutAccount(withoutAccount.allowance)}`
    : barWords.goesTo(model);

/** Write: the draft on one side, the rewrite on the other. */
export const WritePage = () => {
  const { service, earlyInput: takeEarlyInput } = useRouteContext({ from: "/" });
  const [typed] = useState(() => takeEarlyInput("draft"));
  const draft = useRef<Draft | null>(null);
  const replaceAll = useCallback((text: string) => {
    draft.current?.scope(null);
    draft.current?.replace(text);
  }, []);
  const kept = useKeptDraft(typed.text, replaceAll);
  const [choices, setChoices] = useKeptChoices();
  const [picked, setPicked] = useState<Mode>(choices.mode);
  const [pane, setPane] = useState<Pane>("draft");
  const result = useResult(service, draft);
  const text = kept.text ?? "";
  const settled = useDeferredValue(text);
  const part = usePart(draft, text);
  const { obstacle, waitS, clear } = useObstacle(result, part.length);
  const site = useSite().data ?? null;
  const queries = useQueryClient();
  const { running, version } = result;
  const mode = version === null && (picked === "vary" || picked === "closer") ? choices.mode : picked;

  useEffect(() => {
    // Fetched now, what tells that the network is gone is here when it goes.
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

  const pickMode = useCallback(
    (next: Mode): void => {
      setPicked(next);
      if (next === "rewrite" || next === "expand") setChoices({ mode: next });
    },
    [setChoices],
  );
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
    if (running || obstacle?.kind === "offline" || obstacle?.kind === "too-long" || waitS > 0) return;
    clear();
    setPane("result");
    if (mode === "vary" || mode === "closer") return result.again(mode);
    const protectedSpans = now.protectedTexts();
    const { register, voiceId, templateId } = choices;
    result.run({
      text: now.text(),
      register,
      mode,
      ...(protectedSpans.length > 0 ? { protectedSpans } : {}),
      ...(site?.account != null && voiceId !== null ? { voiceProfileId: voiceId } : {}),
      ...(site?.account?.templates === true && templateId !== null ? { templateId } : {}),
    });
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
      onKeyDown={(event) => {
        const command = event.ctrlKey || event.metaKey;
        if (event.key === "Enter" && command && !event.shiftKey) {
          event.preventDefault();
          run();
        } else if (event.key === "Escape" && !event.defaultPrevented) {
          if (running) result.stop();
          else backToDraft();
        } else if (event.key === "F6") {
          event.preventDefault();
          const next = movePane(event.currentTarget, event.shiftKey ? -1 : 1);
          if (next !== null) setPane(next);
        } else if (event.altKey && !command && /^Digit[1-4]$/.test(event.code)) {
          event.preventDefault();
          const register = registers[Number(event.code.slice(-1)) - 1];
          if (register !== undefined) setChoices({ register: register.id });
        }
      }}
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
          blocked={obstacle?.kind === "offline" || obstacle?.kind === "too-long" || obstacle?.kind === "signed-out"}
          onRun={run}
        />
      </div>
      <Suspense fallback={null}>
        {obstacle === null && part.shown === null && kept.news === null ? null : (
          <Notice
            obstacle={obstacle}
            part={part.shown}
            news={kept.news}
            onSplit={() => part.split(obstacle?.kind === "too-long" ? obstacle.limit : part.length)}
            onNextPart={part.next}
            onWhole={part.whole}
            onRetry={run}
            onSwap={kept.swap}
            onDismissNews={kept.dismiss}
          />
        )}
        {obstacle?.kind === "session-ended" ? (
          <SessionDialog
            email={site?.account?.email ?? ""}
            onSignedIn={run}
            onClose={() => {
              clear();
              void queries.invalidateQueries();
            }}
          />
        ) : null}
      </Suspense>
      <div className="pane-tabs">
        <Choice label={barWords.panes} name="pane" options={panes} value={pane} onChange={setPane} />
      </div>
      <div className="panes">
        <DraftColumn
          text={kept.text}
          before={typed}
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
        <ResultFoot result={result} draft={draft} draftText={settled} service={service} />
        <HistoryQuestion version={version} />
      </Suspense>
    </main>
  );
};
