import type { Effort } from "../config/model-settings.ts";
import { thoughtTokens, type Choice } from "./effort.ts";
import { partsOf, type EventCall, type Transport } from "./event-call.ts";
import { ProviderFailure, type Objection } from "./failure.ts";
import type { ModelCall, Part, Provider } from "./provider.ts";
import { withoutThoughts } from "./thoughts.ts";

/** What was learned of one model: the way that it takes of each choice, and how it thinks. */
export interface Learned {
  ways: readonly number[];
  whole: boolean;
  thought: boolean;
}

/** By address and model, for as long as the process lives. */
export type Learning = Map<string, Learned>;

const LEARNED_MAX = 500;

/** A provider's language, as far as it differs from the others'. */
export interface Speech {
  name: string;
  /** Where it is, so that what is learned of a model counts there alone. */
  address: string;
  /** What a model may refuse; the same list for the same model. */
  choices(model: string): readonly Choice[];
  /** One call; `fields` are what the choices came to. */
  request(call: ModelCall, model: string, fields: object): Omit<EventCall, "refusable">;
}

interface AdaptingOptions {
  models: { standard: string; fast: string };
  effort: Effort | null;
  transport: Transport;
  learned?: Learning;
}

/**
 * A provider that says what it asks for in the way that the model takes. What a model refuses before it answers is said in
 * the next way, and the way that worked is remembered. A model that thinks gets room and time for it; its thoughts never
 * pass.
 */
export const adapting = (speech: Speech, options: AdaptingOptions): Provider => {
  const { models, effort, transport, learned = new Map() } = options;
  const patient: Transport = {
    ...transport,
    firstByteTimeoutMs: Math.max(transport.firstByteTimeoutMs, transport.thinkingTimeoutMs),
    idleTimeoutMs: Math.max(transport.idleTimeoutMs, transport.thinkingTimeoutMs),
  };
  // A function, so that the body is gone once it is sent.
  const send = (call: ModelCall, said: Said, signal: AbortSignal) => {
    const room = said.thinks && call.capHoldsThoughts !== true ? thoughtTokens(effort) : 0;
    const request = speech.request(call, said.model, said.fields(call.outputTokensMax + room));
    const parts = partsOf(said.thinks ? patient : transport, { ...request, refusable: said.refusable }, signal);
    return { decoder: request.decoder, parts };
  };
  return {
    name: speech.name,
    callsModel: true,
    async *stream(call, signal): AsyncGenerator<Part, void, undefined> {
      const model = models[call.brief.tier];
      const key = `${speech.address}\n${model}`;
      const choices = speech.choices(model);
      const { whole, ...known } = learned.get(key) ?? unknownModel(choices);
      let state: State = known;
      for (;;) {
        const said = saidBy(model, choices, state);
        const memory = { whole, thought: state.thought };
        const { decoder, parts } = send(call, said, signal);
        let [begun, taken] = [false, false];
        try {
          for await (const part of withoutThoughts(parts, memory)) {
            taken = true;
            begun ||= part.type === "text";
            yield part;
          }
          taken = true;
          return;
        } catch (error) {
          const { objection } = error instanceof ProviderFailure ? error : { objection: null };
          taken ||= objection?.kind === "cap";
          const mayThink = !said.thinks && call.capHoldsThoughts !== true;
          const next = begun ? null : adapted(choices, state, objection, mayThink);
          if (next === null) throw error;
          state = next;
        } finally {
          const thought = memory.thought || decoder.thought === true || learned.get(key)?.thought === true;
          if (taken) remember(learned, key, { ways: said.ways, whole: memory.whole, thought });
        }
      }
    },
  };
};

/** What one call goes by. */
type State = Pick<Learned, "ways" | "thought">;

const unknownModel = (choices: readonly Choice[]): Learned => ({
  ways: choices.map(() => 0),
  whole: false,
  thought: false,
});

/** What the next call goes by, where the failure of this one may be met by saying something else; otherwise null. */
const adapted = (
  choices: readonly Choice[],
  { ways, thought }: State,
  objection: Objection | null,
  mayThink: boolean,
): State | null => {
  if (objection === null) return null;
  // At the cap before any text, it may have thought where nobody expected it.
  if (objection.kind === "cap") return mayThink ? { ways, thought: true } : null;
  const next = nextWays(choices, ways, objection.named);
  return next === null ? null : { ways: next, thought };
};

const remember = (learned: Learning, key: string, entry: Learned): void => {
  if (learned.size >= LEARNED_MAX && !learned.has(key)) learned.clear();
  learned.set(key, entry);
};

/** What one call says of its choices. */
interface Said {
  model: string;
  ways: readonly number[];
  thinks: boolean;
  fields: (cap: number) => object;
  refusable: readonly RegExp[];
}

const saidBy = (model: string, choices: readonly Choice[], { ways, thought }: State): Said => {
  const said = choices.map((choice, place) => choice.ways[ways[place] ?? 0] ?? choice.ways[0]);
  return {
    model,
    ways,
    thinks: thought || said.some(({ thinks }) => thinks),
    fields: (cap) => Object.assign({}, ...said.map(({ fields }) => fields(cap))) as object,
    refusable: choices.map(({ named }) => named),
  };
};

/** The next way of each choice that a refusal named; where it named none, the last of all that may be left out. Null when none is left. */
const nextWays = (
  choices: readonly Choice[],
  ways: readonly number[],
  named: readonly number[],
): readonly number[] | null => {
  const next = choices.map((choice, place) => {
    const at = ways[place] ?? 0;
    const last = choice.ways.length - 1;
    if (named.length === 0) return choice.essential === true ? at : last;
    return named.includes(place) ? Math.min(at + 1, last) : at;
  });
  return next.some((at, place) => at !== ways[place]) ? next : null;
};
