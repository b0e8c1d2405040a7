import type { Params } from "./message.ts";

/** Clients give up after a minute without a word, so something is said well before. */
const HEARTBEAT_MS = 10_000;

export interface Progress {
  tell: (done: number, message: string) => void;
  stop: () => void;
}

const SILENT: Progress = { tell: () => undefined, stop: () => undefined };

/** Notes about one request, with figures that only rise; nothing is sent where the client gave no token. */
export const openProgress = (meta: Params | null, notify: (params: object) => void): Progress => {
  const progressToken = meta?.["progressToken"];
  if (typeof progressToken !== "string" && typeof progressToken !== "number") return SILENT;
  let last = -1;
  let said = "Working";
  let stopped = false;
  const tell = (done: number, message: string): void => {
    if (stopped) return;
    last = Math.max(last + 1, done);
    said = message;
    notify({ progressToken, progress: last, message });
  };
  const heartbeat = setInterval(() => {
    if (last >= 0) tell(last + 1, said);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    tell,
    stop: () => {
      stopped = true;
      clearInterval(heartbeat);
    },
  };
};
