import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { saveFile } from "../ui/save-file.ts";
import { historyWords as text } from "../words/history.ts";
import { clearHistory, readHistory, restoreVersions } from "../versions/history-store.ts";
import { historyIsKept, keepHistory, type Version } from "../versions/left-version.ts";
import { VersionList } from "./version-list.tsx";
import "../ui/pages.css";

const holds = (version: Version, query: string): boolean =>
  `${version.draft}\n${version.result}`.toLowerCase().includes(query.trim().toLowerCase());

const useHistory = () => {
  const queries = useQueryClient();
  const history = useQuery({
    queryKey: ["history"],
    queryFn: async () => ({ versions: await readHistory(), kept: historyIsKept() === true }),
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: async (work: () => Promise<void> | void) => work(),
    onSettled: () => queries.invalidateQueries({ queryKey: ["history"] }),
  });
  return { history, change: (work: () => Promise<void> | void) => change.mutate(work) };
};

/** What was deleted last, kept by the page alone and only until it is left; null before that. */
type Deleted = { versions: readonly Version[]; isBack: boolean } | null;

const LastDeletion = ({ deleted, onUndo }: { deleted: Deleted; onUndo: () => void }) => (
  <div className="bar">
    <span role="status">
      {deleted === null ? "" : deleted.isBack ? text.undone : text.deleted(deleted.versions.length)}
    </span>
    {deleted === null || deleted.isBack ? null : (
      // The button that was pressed may be gone, and the focus with it.
      <Button autoFocus onClick={onUndo}>
        {text.undo}
      </Button>
    )}
  </div>
);

/** The local history: off until it is asked for, searched, exported, and cleared in one press that can be undone. */
export const HistoryPage = () => {
  const { history, change } = useHistory();
  const [query, setQuery] = useState("");
  const [deleted, setDeleted] = useState<Deleted>(null);
  const remove = (work: () => Promise<readonly Version[]>): void =>
    change(async () => setDeleted({ versions: await work(), isBack: false }));
  const restore = (versions: readonly Version[]): void =>
    change(async () => {
      await restoreVersions(versions);
      setDeleted({ versions, isBack: true });
    });
  const { kept = false, versions = [] } = history.data ?? {};
  const found = query.trim() === "" ? versions : versions.filter((version) => holds(version, query));
  const drafts = new Set(versions.map(({ draftId }) => draftId)).size;
  return (
    <main id="main" className="page reading" aria-busy={history.isPending}>
      <div className="page-head">
        <h1>{text.title}</h1>
        {kept ? <Button onClick={() => change(() => keepHistory(false))}>{text.off}</Button> : null}
      </div>
      <p className="lead">{text.lead}</p>
      {history.isError ? <p role="alert">{text.unavailable}</p> : null}
      {history.isSuccess && !kept ? (
        <div className="notice">
          <h2>{text.askTitle}</h2>
          <p>{text.ask}</p>
          <Button tone="primary" onClick={() => change(() => keepHistory(true))}>
            {text.on}
          </Button>
        </div>
      ) : null}
      <LastDeletion deleted={deleted} onUndo={() => restore(deleted?.versions ?? [])} />
      {kept && versions.length === 0 ? <p className="empty">{text.none}</p> : null}
      {versions.length === 0 ? null : (
        <>
          <Field label={text.search} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
          <div className="bar">
            <span className="count">{text.kept(drafts, versions.length)}</span>
            <Button
              onClick={() =>
                saveFile("rewrite-service-history.json", "application/json", JSON.stringify(versions, null, 2))
              }
            >
              {text.export}
            </Button>
            <Button tone="danger" onClick={() => remove(clearHistory)}>
              {text.clear}
            </Button>
          </div>
          {found.length === 0 ? <p className="empty">{text.noMatch(query)}</p> : null}
          <VersionList versions={found} onDelete={remove} />
        </>
      )}
    </main>
  );
};
