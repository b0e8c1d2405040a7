import { ServiceError } from "@rewrite-service/contract";
import type { Brief } from "../../providers/brief.ts";
import type { Provider } from "../../providers/provider.ts";
import type { CallUsage } from "../gate/gate.ts";
import { ANSWER_CHARACTERS_MAX } from "./judge-answer.ts";
import { judgePrompt } from "./judge-prompt.ts";
import type { Question } from "./question.ts";
import { UNVERIFIED, verdictOf, type Verdict } from "./verdict.ts";

/** A verdict, and why there is none where the call itself failed. */
export interface Judgement extends Verdict {
  failure: unknown;
}

export interface MeaningJudge {
  /** Never fails by itself: only the caller's own `signal` throws. */
  ask(question: Question, signal: AbortSignal): Promise<Judgement>;
  /** One entry for each call, also of one that failed. */
  calls(): readonly CallUsage[];
}

interface Parts {
  provider: Provider;
  /** For its tier. */
  brief: Brief;
  requestId?: string | undefined;
  /** Longest that an answer may take. */
  timeMs: number;
}

/** Twenty findings, each with two quotations and a reason. */
const OUTPUT_TOKENS_MAX = 2_048;

export const meaningJudge = ({ provider, brief, requestId, timeMs }: Parts): MeaningJudge => {
  const calls: CallUsage[] = [];

  const answerTo = async (question: Question, signal: AbortSignal): Promise<string> => {
    const messages = judgePrompt(question);
    const promptCharacters = messages.reduce((sum, { content }) => sum + content.length, 0);
    const usage: CallUsage = { promptCharacters, inputTokens: undefined, outputTokens: undefined, characters: 0 };
    calls.push(usage);
    let answer = "";
    for await (const part of provider.stream(
      { messages, outputTokensMax: OUTPUT_TOKENS_MAX, brief, requestId },
      signal,
    )) {
      if (part.type === "usage") {
        usage.inputTokens = part.inputTokens ?? usage.inputTokens;
        usage.outputTokens = part.outputTokens ?? usage.outputTokens;
        continue;
      }
      usage.characters += part.text.length;
      answer += part.text;
      // What is longer is no judgement; leaving the loop cancels the call.
      if (answer.length > ANSWER_CHARACTERS_MAX) break;
    }
    return answer;
  };

  return {
    calls: () => calls,
    ask: async (question, signal) => {
      const overdue = new AbortController();
      const timer = setTimeout(() => overdue.abort(new ServiceError("provider_timeout")), timeMs);
      try {
        const answer = await answerTo(question, AbortSignal.any([signal, overdue.signal]));
        return { ...verdictOf(question, answer), failure: null };
      } catch (error) {
        signal.throwIfAborted();
        return { ...UNVERIFIED, failure: overdue.signal.aborted ? (overdue.signal.reason as unknown) : error };
      } finally {
        clearTimeout(timer);
      }
    },
  };
};
