import { useEffect, useLayoutEffect, useRef } from "react";
import type { ResultVersion } from "./result-history.ts";
import { leaveVersion, type NewVersion } from "../versions/left-version.ts";

const loadStore = () => import("../versions/history-store.ts");

const newVersionOf = ({ source: { text, request }, text: result }: ResultVersion): NewVersion => ({
  draft: text,
  result,
  register: request.register,
  mode: request.mode ?? "rewrite",
  length: request.length,
});

/** Puts each finished text into this device's history, which keeps it only if the person has switched that on. */
export const useKeptVersion = (version: ResultVersion | null, running: boolean): void => {
  const unkept = useRef<NewVersion | null>(null);

  // A result that was only brought back is in the history already, or was written while none was kept.
  const ran = useRef(false);
  const isJustWritten = useRef(false);
  if (running) ran.current = isJustWritten.current = true;
  const seen = useRef(new Set<string>());

  // Once a finished text is on show, the page may be left: it is remembered before that.
  useLayoutEffect(() => {
    if (version === null || version.text === "") return;
    const own = newVersionOf(version);
    const isNew = isJustWritten.current || !seen.current.has(JSON.stringify(own));
    isJustWritten.current = false;
    seen.current.add(JSON.stringify(own));
    if (!isNew || !ran.current) return;
    unkept.current = own;
    void loadStore()
      .then(({ keepVersion }) => keepVersion(own))
      .then(() => {
        if (unkept.current === own) unkept.current = null;
      })
      .catch(() => undefined);
  }, [version?.text, version?.source]);

  useEffect(() => {
    const onLeave = (): void => {
      if (unkept.current !== null) leaveVersion(unkept.current);
    };
    addEventListener("pagehide", onLeave);
    return () => removeEventListener("pagehide", onLeave);
  }, []);
};
