import { startServerProcess, type Started } from "../../apps/server/src/testing/processes.ts";
import type { Target } from "../load.ts";

// Our own text, with figures, dates, names and times, as work messages have them.
const SENTENCES = [
  "Hi Marta, the quarterly numbers are in: revenue came to $412,300, up 8.4% on last quarter, and churn fell to 3.6%.",
  "The Leeds site shipped 1,240 units by 14 October, and 310 are still open.",
  "Tom moved the review to Thursday 12 November at 15:30, because the vendor asked for it.",
  "Please send the signed copy to Priya before Friday.",
  "The old supplier charged 12% more for 40 kg of the same flour.",
  "We agreed on 3 visits a month, 45 minutes each, starting on 2 December.",
  "Latency at p95 went from 410 ms to 290 ms after the change on node 7.",
];
const CHARACTERS = 1_000;

/** About a thousand characters with facts, that the provider answers as `fault` says. */
export const draftFor = (fault: string, id: string): string => {
  let text = `fault-${fault}-${id}`;
  for (let at = 0; text.length < CHARACTERS - 60; at += 1) text += ` ${SENTENCES[at % SENTENCES.length]}`;
  return text;
};

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
  const body = (fault: string, id: string): object => ({ text: draftFor(fault, id), register: "email" });
  return { target: { name: "this server", url: `${url}/api/humanize`, body, pid: child.pid }, stop: () => stop() };
};
