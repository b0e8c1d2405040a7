import { useEffect, useRef } from "react";
import type { ResultVersion } from "./result-history.ts";
import type { NewVersion } from "../versions/history-store.ts";

const loadStore = () => import("../versions/history-store.ts");

const newVersionOf = ({ source: { text, request }, text: result }: ResultVersion): NewVersion => ({
  draft: text,
  result,
  register: request.register,
  mode: request.mode ?? "rewrite",
});

/**
 * Puts each finished text into this device's history, which keeps it only if the person has switched that on. Whether it
 * is on is read while the text streams, so that a page that is left right after its end still keeps it.
 */
export const useKeptVersion = (version: ResultVersion | null, running: boolean): void => {
  const unkept = useRef<NewVersion | null>(null);
  const leave = useRef<((version: NewVersion) => void) | null>(null);

  useEffect(() => {
    if (!running) return;
    void loadStore()
      .then(async ({ historyIsKept, leaveVersion }) => {
        leave.current = (await historyIsKept()) === true ? leaveVersion : null;
      })
      .catch(() => undefined);
  }, [running]);

  // A result that was only brought back is in the history already, or was written while none was kept.
  const ran = useRef(false);
  const isJustWritten = useRef(false);
  if (running) ran.current = isJustWritten.current = true;
  const seen = useRef(new Set<string>());

  useEffect(() => {
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
      if (unkept.current !== null) leave.current?.(unkept.current);
    };
    addEventListener("pagehide", onLeave);
    return () => removeEventListener("pagehide", onLeave);
  }, []);
};
