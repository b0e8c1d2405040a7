import type { Fact } from "../../fact.ts";
import { anyOf, matchesOf, verbatim, type Reading } from "./reading.ts";

const plainId = (written: string): string => written.toLowerCase().replace(/[\s\-_#]/g, "");

/** A link to the address of a person is that address. */
const mailedTo = (written: string): readonly (readonly string[])[] =>
  /^mailto:/i.test(written) ? [[`email:${written.slice(7).toLowerCase()}`]] : [];

const hostAndPort = (value: string): { host: string; port: number }[] =>
  [/^([^/:?#]+):(\d{2,5})$/.exec(value)].flatMap((match) =>
    match === null ? [] : [{ host: match[1] as string, port: Number(match[2]) }],
  );

const reading = (fact: Fact, backs: readonly string[], needs: readonly (readonly string[])[]): Reading => ({
  kind: fact.kind,
  start: fact.start,
  end: fact.end,
  text: fact.text,
  ...(fact.amount !== undefined && { amount: fact.amount }),
  backs: () => backs,
  needs: () => needs,
});

const phoneOf = (fact: Fact): Reading => {
  const [digits = "", extension] = fact.value.split("x");
  // The national part of an international number says less.
  const shorter = [7, 8, 9, 10, 11].filter((length) => length < digits.length).map((length) => digits.slice(-length));
  const backs = [digits, ...shorter, ...shorter.map((part) => `0${part}`)].map((part) => `P:${part}`);
  return reading(fact, extension === undefined ? backs : [...backs, `P:${fact.value}`], [[`P:${fact.value}`]]);
};

const idOf = (fact: Fact): Reading => {
  const key = `I:${plainId(fact.text)}`;
  const parts = fact.text.split(/[-./:_]/);
  const figures =
    fact.kind === "id"
      ? (fact.text.match(/^(?:W|KW|CW|Q)(\d+)$/i)?.slice(1) ?? parts.slice(1).filter((part) => /^\d+$/.test(part)))
      : fact.amount === undefined
        ? []
        : [fact.amount];
  // "5000u" is 5,000 of something.
  const glued = /^(\d+(?:\.\d+)?)\p{L}{1,4}$/u.exec(fact.text)?.[1];
  if (glued !== undefined) figures.push(glued);
  const backs = [key, ...parts.map((part) => `I:${plainId(part)}`), ...figures.map((figure) => `+:${Number(figure)}`)];
  const numbered = fact.kind === "ticket" && fact.text.startsWith("#");
  if (numbered) backs.push(`!:${fact.amount}`);
  return reading(
    fact,
    backs,
    anyOf(key, verbatim(fact.text), ...(numbered ? [`+:${fact.amount}`, `rank:${fact.amount}`] : [])),
  );
};

/** A fact that is compared as it is written: addresses, handles, numbers of things. */
export const addressOf = (fact: Fact): Reading => {
  const key = `${fact.kind}:${fact.value}`;
  const same = anyOf(key, verbatim(fact.text));
  switch (fact.kind) {
    case "phone":
      return phoneOf(fact);
    case "ticket":
    case "id":
      return idOf(fact);
    case "version":
      return reading(
        fact,
        [key, `+:${fact.value}`, `!:${fact.value}`],
        anyOf(key, `+:${fact.value}`, verbatim(fact.text)),
      );
    case "link":
      return reading(
        fact,
        [
          key,
          `link:${fact.value.split(/[/?#]/)[0]}`,
          `link:${fact.value.split(/[:/?#]/)[0]}`,
          ...(/:(\d+)/
            .exec(fact.value)
            ?.slice(1)
            .map((port) => `+:${port}`) ?? []),
        ],
        [
          ...same,
          ...mailedTo(fact.text),
          ...hostAndPort(fact.value).map(({ host, port }) => [`link:${host}`, `+:${port}`]),
        ],
      );
    case "ip": {
      const [host = "", port] = fact.value.split(/:(?=\d+$)/);
      return reading(fact, [key], [...same, ...(port === undefined ? [] : [[`ip:${host}`, `+:${Number(port)}`]])]);
    }
    case "path":
      return reading(fact, [key, `path:${fact.value.split("/").at(-1)}`], same);
    case "handle":
      // A mention of somebody whom the draft names.
      return reading(fact, [key], [...same, ...(/^@\p{Lu}/u.test(fact.text) ? [[verbatim(fact.text.slice(1))]] : [])]);
    default:
      return reading(fact, [key], same);
  }
};

const PLACES = new RegExp(
  [
    "\\]\\(\\s*<?(?<markdown>[^\\s<>()]{1,2000})",
    "\\b(?:href|src|action|formaction|cite|data|poster|srcset|background)\\s*=\\s*[\"']?(?<attribute>[^\"'\\s<>]{1,2000})",
    '(?<![\\p{L}\\p{N}])(?<path>[A-Za-z]:[\\\\/](?!/)[^\\s<>"|?*`]{1,300}|\\\\\\\\[\\p{L}\\p{N}.-]+\\\\[^\\s<>"|]{1,300}|~[\\p{L}\\p{N}_-]{0,32}[\\\\/][^\\s<>"]{1,300}|[$%]\\{?[\\p{L}_]+[%}]?[\\\\/][^\\s<>"]{1,300}|[\\p{L}\\p{N}_.-]+\\\\[\\p{L}\\p{N}][^\\s<>"|]{0,300})',
    '(?<![\\p{L}\\p{N}+.-])(?<scheme>[a-z][a-z\\d+.-]{1,20}://[^\\s<>"“”`]{1,2000}|(?:javascript|data|urn|sms|geo|magnet|doi|xmpp|skype|whatsapp):[^\\s<>"“”`]{2,2000})',
    '(?<![\\p{L}\\p{N}@./\\\\_-])(?<host>[\\p{L}\\p{N}][\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]{2,}){0,6}\\.\\p{Ll}{2,}(?![\\p{L}\\p{N}])(?:/[^\\s<>"]{0,300})?)',
    "(?<![\\p{L}\\p{N}.])(?<short>\\p{Lu}\\.\\d{2,4})(?![\\p{L}\\d])",
    "(?<![\\p{L}\\p{N}])(?<handle>[@#](?=[\\p{L}\\p{N}_.-]*[^\\x00-\\x7f])\\p{L}[\\p{L}\\p{N}_.-]{0,63})",
  ].join("|"),
  "giu",
);
const MAY_BE_PLACE = /\]\(|=|[:~][\\/]|\\|:\/\/|[A-Za-z]:[A-Za-z\d]|[$%]\{?[A-Z_a-z]|[A-Za-z]\.[a-z\d]|~[\w-]+[\\/]/;
const NOT_PLAIN = /[^\n -~]/;
/** The same among letters of other scripts. */
const MAY_BE_FOREIGN_PLACE = /\]\(|=|\\|\.\p{L}|\p{L}\.\d|:\/|\p{L}:\S|[$%]\{?[\p{L}_]|[@#]\p{L}|~\S/iu;

/** Places and people that the scanners for plain text do not know: link targets, paths of other systems, hosts in any letters. */
export const placesIn = (text: string): Reading[] => {
  if (!MAY_BE_PLACE.test(text) && !(NOT_PLAIN.test(text) && MAY_BE_FOREIGN_PLACE.test(text))) return [];
  return matchesOf(PLACES, text).flatMap((match): Reading[] => {
    const [kind, found] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    if (found === undefined) return [];
    const written = found.replace(/[.,;:!?)\]}'’"*_]+$/, "");
    // A letter alone before or behind a full stop abbreviates; a capital behind it opens a sentence.
    if (
      kind === "host" &&
      ((/\.\p{Lu}/u.test(written) && /\p{Ll}/u.test(written)) ||
        /(?:^|\.)\p{L}(?:\.|$)/u.test(written) ||
        !/\p{L}/u.test(written))
    )
      return [];
    const start = match.index + match[0].indexOf(found);
    if (kind === "short")
      return [
        {
          kind: "id",
          start,
          end: start + written.length,
          text: written,
          backs: () => [],
          needs: () => [[`I:${plainId(written.replace(".", ""))}`], [verbatim(written)]],
        },
      ];
    const isHandle = kind === "handle";
    const plain =
      isHandle && written.startsWith("@") && /^@\p{Lu}/u.test(written) ? [[verbatim(written.slice(1))]] : [];
    return [
      {
        kind: isHandle ? (written.startsWith("@") ? "handle" : "channel") : kind === "path" ? "path" : "link",
        start,
        end: start + written.length,
        text: written,
        // A file behind a path is read apart, so that its folder is no stretch of its own.
        backs: () => [`place:${written}`],
        needs: () => [[verbatim(written)], [`place:${written}`], ...mailedTo(written), ...plain],
      },
    ];
  });
};

const REMOTE = /(?<![\p{L}\p{N}@.-])[\p{L}\p{N}_.-]+@[\p{L}\p{N}.-]+:[^\s<>"“”`]{2,300}/gu;

/** A path behind a host and a colon: git@host.example:team/repository.git. */
export const remotePathsIn = (text: string): Reading[] =>
  !text.includes("@")
    ? []
    : matchesOf(REMOTE, text).map(({ 0: found, index: start }): Reading => {
        const written = found.replace(/[.,;:!?)\]}'’"*_]+$/, "");
        const end = start + written.length;
        return { kind: "path", start, end, text: written, backs: () => [], needs: () => [[verbatim(written)]] };
      });
