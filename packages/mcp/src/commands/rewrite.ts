import { createClient } from "@rewrite-service/client";
import {
  failureOfEvent,
  ServiceError,
  splitNotes,
  type HumanizeEvent,
  type HumanizeRequest,
  type UsageEvent,
} from "@rewrite-service/contract";
import { factsLine, shownComparison } from "../calls/comparison.ts";
import { plural } from "../calls/limits.ts";
import { library } from "../library/analysis.ts";
import { MODE_IDS, REGISTER_IDS, TIER_IDS } from "../calls/register-ids.ts";
import { settingsOf } from "../settings/settings.ts";
import { NAME, VERSION } from "../settings/version.ts";
import { oneOf, readInput } from "./input.ts";
import { notesFilter } from "./notes-filter.ts";
import { EXIT, json, UsageError, type Terminal } from "./terminal.ts";

export interface RewriteOptions {
  json: boolean;
  strict: boolean;
  fromNotes: boolean;
  register: string | undefined;
  mode: string | undefined;
  tier: string | undefined;
  voice: string | undefined;
  template: string | undefined;
  previous: string | undefined;
  protect: string[];
}

const requestOf = async (
  files: readonly string[],
  options: RewriteOptions,
  terminal: Terminal,
): Promise<HumanizeRequest> => {
  const register = oneOf(options.register, "register", REGISTER_IDS);
  const mode = oneOf(options.mode, "mode", MODE_IDS);
  const modelTier = oneOf(options.tier, "tier", TIER_IDS);
  if (register === undefined) throw new UsageError(`rewrite needs --register, one of ${REGISTER_IDS.join(", ")}.`);
  const retries = mode === "vary" || mode === "closer";
  if (retries && options.previous === undefined) throw new UsageError(`--mode ${mode} needs --previous FILE.`);
  return {
    text: await readInput(files[0], terminal),
    register,
    ...(mode === undefined ? {} : { mode }),
    ...(modelTier === undefined ? {} : { modelTier }),
    ...(options.fromNotes ? { fromNotes: true } : {}),
    ...(options.voice === undefined ? {} : { voiceProfileId: options.voice }),
    ...(options.template === undefined ? {} : { templateId: options.template }),
    ...(options.previous === undefined ? {} : { previousRewrite: await readInput(options.previous, terminal) }),
    ...(options.protect.length === 0 ? {} : { protectedSpans: options.protect }),
  };
};

/** Streams the rewrite to `show`, all but the notes at its end, and gives back the whole of it. */
const stream = async (events: AsyncIterable<HumanizeEvent>, show: (text: string) => void) => {
  const notes = notesFilter(show);
  let whole = "";
  let usage: UsageEvent | null = null;
  for await (const event of events) {
    if (event.type === "delta") {
      whole += event.text;
      notes.push(event.text);
    } else if (event.type === "usage") usage = event;
    else if (event.type === "error") throw failureOfEvent(event.message);
  }
  notes.end();
  return { ...splitNotes(whole), usage };
};

/** `rewrite [FILE]`: the rewrite on stdout as it comes, then one line on stderr about its facts. */
export const rewrite = async (
  files: readonly string[],
  options: RewriteOptions,
  terminal: Terminal,
): Promise<number> => {
  const { baseUrl, key } = await settingsOf(terminal);
  const request = await requestOf(files, options, terminal);
  if (key === null) throw new ServiceError("sign_in_required");
  const service = createClient({ baseUrl, key, userAgent: `${NAME}/${VERSION}` });
  const show = options.json ? () => undefined : terminal.out;
  const { text, notes, usage } = await stream(service.humanize(request), show);
  const fromNotes = request.mode === "expand" || request.fromNotes === true;
  const comparison = library.compare(request.text, text, { fromNotes });
  if (options.json) terminal.out(json({ text, notes, facts: shownComparison(comparison, request.text, text), usage }));
  else {
    if (!text.endsWith("\n")) terminal.out("\n");
    if (notes !== null) terminal.err(`Notes:\n${notes}\n`);
  }
  const spans = options.protect.filter((span) => request.text.includes(span));
  const exact = spans.filter((span) => text.includes(span)).length;
  const kept = spans.length === 0 ? "" : `; ${plural(exact, "protected span")} exact`;
  terminal.err(`${factsLine(comparison)}${kept}\n`);
  return options.strict && (comparison.alarm || exact < spans.length) ? EXIT.factsLost : EXIT.done;
};
