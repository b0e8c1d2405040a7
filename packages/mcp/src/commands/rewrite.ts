import {
  failureOfEvent,
  splitNotes,
  type HumanizeEvent,
  type HumanizeRequest,
  type UsageEvent,
} from "@rewrite-service/contract";
import { inWords } from "../calls/compared.ts";
import { library } from "../library/analysis.ts";
import { LENGTH_IDS, MODE_IDS, REGISTER_IDS, TIER_IDS } from "../listings/register-ids.ts";
import { serviceFor } from "./account.ts";
import { flag, FROM_NOTES, fromNotes, valueOf, valuesOf, type Command, type Given } from "./command.ts";
import { comparisonData } from "./compare.ts";
import { oneOf, readInput } from "./input.ts";
import { notesFilter } from "./notes-filter.ts";
import { EXIT, json, UsageError, type Terminal } from "./terminal.ts";

const requestOf = async (files: readonly string[], given: Given, terminal: Terminal): Promise<HumanizeRequest> => {
  const register = oneOf(valueOf(given, "register"), "register", REGISTER_IDS);
  const mode = oneOf(valueOf(given, "mode"), "mode", MODE_IDS);
  const modelTier = oneOf(valueOf(given, "tier"), "tier", TIER_IDS);
  const length = oneOf(valueOf(given, "length"), "length", LENGTH_IDS);
  const [voiceProfileId, templateId, previous] = ["voice", "template", "previous"].map((name) => valueOf(given, name));
  const protectedSpans = valuesOf(given, "protect");
  if (register === undefined) throw new UsageError(`rewrite needs --register, one of ${REGISTER_IDS.join(", ")}.`);
  const retries = mode === "vary" || mode === "closer";
  if (retries && previous === undefined) throw new UsageError(`--mode ${mode} needs --previous FILE.`);
  return {
    text: await readInput(files[0], terminal),
    register,
    ...(mode === undefined ? {} : { mode }),
    ...(modelTier === undefined ? {} : { modelTier }),
    ...(length === undefined ? {} : { length }),
    ...(fromNotes(given) ? { fromNotes: true } : {}),
    ...(voiceProfileId === undefined ? {} : { voiceProfileId }),
    ...(templateId === undefined ? {} : { templateId }),
    ...(previous === undefined ? {} : { previousRewrite: await readInput(previous, terminal) }),
    ...(protectedSpans.length === 0 ? {} : { protectedSpans }),
  };
};

/** Streams the rewrite to `show`, except the notes at its end. @returns the whole of it. */
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

export const rewrite: Command = {
  name: "rewrite",
  takes: "[FILE]",
  meaning: "rewrite a draft, or write up notes; the text streams to stdout",
  options: {
    register: { type: "string", value: "R", meaning: `${REGISTER_IDS.join(", ")} (required)` },
    mode: { type: "string", value: "M", meaning: MODE_IDS.join(", ") },
    previous: { type: "string", value: "FILE", meaning: "the rewrite that vary and closer start from" },
    "from-notes": FROM_NOTES,
    protect: {
      type: "string",
      multiple: true,
      value: "TEXT",
      meaning: "keep this text word for word; may be repeated",
    },
    length: { type: "string", value: "L", meaning: `${LENGTH_IDS.join(", ")}, for a model` },
    voice: { type: "string", value: "ID", meaning: "the id of a voice; see the command voices" },
    template: { type: "string", value: "ID", meaning: "the id of a template" },
    tier: { type: "string", value: "T", meaning: TIER_IDS.join(", ") },
    strict: { type: "boolean", meaning: "exit 5 if a change is likely" },
  },
  examples: [
    "rewrite --register slack draft.txt",
    "rewrite --register email --mode expand < notes.txt > mail.txt",
    'rewrite --register email --protect "Project Kestrel" --strict draft.txt',
    "rewrite --register slack --mode vary --previous last.txt draft.txt",
  ],
  run: async (files, given, terminal) => {
    const request = await requestOf(files, given, terminal);
    const service = await serviceFor(terminal);
    const asJson = flag(given, "json");
    const show = asJson ? () => undefined : terminal.out;
    const { text, notes, usage } = await stream(service.humanize(request), show);
    const expanded = request.mode === "expand" || request.fromNotes === true;
    const comparison = library.compare(request.text, text, { fromNotes: expanded });
    if (asJson) terminal.out(json({ text, notes, facts: comparisonData(comparison, request.text, text), usage }));
    else {
      if (!text.endsWith("\n")) terminal.out("\n");
      if (notes !== null) terminal.err(`Notes:\n${notes}\n`);
    }
    const spans = request.protectedSpans ?? [];
    const absent = spans.filter((span) => !request.text.includes(span));
    for (const span of absent) terminal.err(`Not in the text, so not protected: ${span}\n`);
    terminal.err(`${inWords(comparison, request.text, text, 0).summary}\n`);
    const lost = spans.some((span) => request.text.includes(span) && !text.includes(span));
    return flag(given, "strict") && (comparison.alarm || lost) ? EXIT.factsLost : EXIT.done;
  },
};
