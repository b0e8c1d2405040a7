import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { run, until } from "./process.ts";

/** The bare relay before a provider, in a process of its own. */
export const startRelay = async (provider: string): Promise<{ url: string; child: ChildProcess; stop: () => void }> => {
  const { child, said } = run(process.execPath, [
    fileURLToPath(new URL("relay-process.ts", import.meta.url)),
    provider,
  ]);
  await until("the relay listens", () => /^\d+$/m.test(said.text));
  return { url: `http://127.0.0.1:${said.text.trim()}`, child, stop: () => void child.kill() };
};
