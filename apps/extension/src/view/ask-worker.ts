import type { Answer, ToWorker, WorkerAnswers } from "../messages.ts";

/** Asks the service worker, which wakes up for it. */
export const askWorker = async <Type extends ToWorker["type"]>(type: Type): Promise<Answer<WorkerAnswers[Type]>> =>
  await chrome.runtime.sendMessage({ type });
