import { startServerProcess, type Started } from "../../apps/server/src/testing/processes.ts";
import type { Target } from "../load.ts";

/** A rewrite that the provider answers as `fault` says; it holds no fact. */
const draft = (fault: string, id: string): object => ({
  text: `fault-${fault}-${id} ${"please look at this when you can ".repeat(20)}`,
  register: "email",
});

/** The real server, with our provider behind it, as a target of load. */
export const startStreamingServer = async (
  provider: Started,
  env: Record<string, string> = {},
): Promise<{ target: Target; stop: () => Promise<unknown> }> => {
  const { url, child, stop } = await startServerProcess({
    PROVIDER: "openai-compatible",
    PROVIDER_BASE_URL: `${provider.url}/v1`,
    MODEL_STANDARD: "small",
    LOG_LEVEL: "warn",
    ...env,
  });
  return {
    target: { name: "this server", url: `${url}/api/humanize`, body: draft, pid: child.pid },
    stop: () => stop(),
  };
};
