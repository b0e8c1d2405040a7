import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../testing/any-text.ts";
import { processorMs } from "../../testing/processor-time.ts";
import { extractFacts } from "./extract.ts";
import { scanFacts } from "./scan.ts";
import { settledEnd } from "./settle.ts";
import { isHard, supports } from "./support.ts";

const keys = (text: string): string[] => extractFacts(text).map((fact) => `${fact.kind} ${fact.value}`);

it("a date leaves the stop of its sentence alone, and takes that of its month only before a year", () => {
  const written = (text: string): string[] => extractFacts(text).map((one) => one.text);
  expect(written("We moved on 17 Nov. The rest went on 3-5 Dec.")).toEqual(["17 Nov", "3", "5 Dec"]);
  expect(written("Lamps: 4 Nov. 2026, Oct. 2026, Nov. 5, 2026.")).toEqual(["4 Nov. 2026", "Oct. 2026", "Nov. 5, 2026"]);
});

it("a name has no verb joined to it, a verb in capitals is none, and New belongs to the place", () => {
  expect(keys("we hear Kim'll ask, and they OK'd it for New Zealand, the new Zoom and us")).toEqual([
    "name kim",
    "name new zealand",
    "name zoom",
  ]);
});

it.each([
  ["moved to thursdy 12 march at 3pm", ["date 03-12", "time 15:00"]],
  ["see you march 12", ["date 03-12"]],
  ["the night shift wed + thurs", ["weekday wed", "weekday thu"]],
  ["they wed there", []],
  ["march 12th, 2026", ["date 2026-03-12"]],
  ["it starts 5 may", ["date 05-05"]],
  ["the 5th of may suits", ["date 05-05"]],
  ["12 march or 5th of may or later", ["date 03-12", "date 05-05"]],
  ["on 12 march we start", ["date 03-12"]],
  ["3 may or may not come", ["number 3"]],
  ["on may 5 at 9:30", ["date 05-05", "time 09:30"]],
  ["may 5 people come", ["number 5"]],
  ["12 may apply", ["number 12"]],
  ["3 may not come", ["number 3"]],
  ["by 3 may be", ["number 3"]],
  ["we march 12 km", ["measure 12 km"]],
])("a month in small letters is one only where it is no verb: %s", (text, found) => expect(keys(text)).toEqual(found));

it.each([
  ["Le loyer est de 4 500 € par mois.", ["money EUR 4500"]],
  ["12 345 678 EUR", ["money EUR 12345678"]],
  ["in 2024 500 € went", ["date 2024", "money EUR 500"]],
  ["beds 4 500 people", ["number 4", "number 500"]],
  ["invoice of SEK 48 500, due", ["money SEK 48500"]],
  ["168 x 22 = 3 696, all in", ["number 3696"]],
  ["on May 12 100 people came", ["date 05-12", "number 100"]],
  ["for CHF 39'500.–, or R$ 7.500,00, or 1,2 M€", ["money CHF 39500", "money BRL 7500", "money EUR 1200000"]],
  ["RM1,900 and USD1,900", ["number 1900", "money USD 1900"]],
  ["usd 38, 41 eur, $40 cad, 90 rmb", ["money USD 38", "money EUR 41", "money CAD 40", "money CNY 90"]],
  ["inr 3.1, at 7 try twice", ["number 3.1", "number 7"]],
  ["use rev.2", ["number 2"]],
])("thousands may be set apart by a plain space beside a currency, by apostrophes or points: %s", (text, found) =>
  expect(keys(text)).toEqual(expect.arrayContaining(found)),
);

it.each(["Bonjour", "Hola", "Ciao", "Buongiorno", "Hej"])("%s greets and belongs to no name", (hello) =>
  expect(keys(`${hello} Claire, see you.`)).toEqual(["name claire"]),
);

describe("facts written in two ways", () => {
  it.each([
    ["1.2M users", "1,200,000 users"],
    ["1.1 million rows", "1100000 rows"],
    ["$5k", "$5,000"],
    ["$5k", "5,000 dollars"],
    ["$1.2M", "1.2 million dollars"],
    ["US$40", "USD 40"],
    ["€40", "40 euros"],
    ["£3bn", "£3 billion"],
    ["$1.7 to $1.8 billion", "$1.7 billion to $1.8 billion"],
    ["5pm", "17:00"],
    ["5 p.m. sharp", "5:00 PM sharp"],
    ["noon", "12 pm"],
    ["at half past five", "at 5:30"],
    ["at a quarter to 6", "at 5:45"],
    ["at quarter past one", "at 1:15"],
    ["5-6 pm", "17:00 to 18:00"],
    ["3 May", "May 3rd"],
    ["3 May 2026", "2026-05-03"],
    ["May 3, 2026", "the 3rd of May 2026"],
    ["3-5 May", "May 3-5"],
    ["Jan '02", "January 2002"],
    ["12 per cent", "12%"],
    ["twelve percent", "12 %"],
    ["3-5%", "3% to 5%"],
    ["two hundred and fifty", "250"],
    ["3 hundred and 64", "364"],
    ["7 thousand 2 hundred and 30", "7230"],
    ["6 thousand 40", "6040"],
    ["twenty-one", "21"],
    ["2nd", "second"],
    ["third quarter of 2026", "Q3 2026"],
    ["840 ms", "840 milliseconds"],
    ["2 hrs", "two hours"],
    ["three and a half decades", "35 years"],
    ["2½ ml", "2.5 ml"],
    ["2 1/2 miles", "2.5 miles"],
    ["8 and a half litres", "8.5 litres"],
    ["3 n half hrs", "3.5 hours"],
    ["20ish degrees", "20 degrees"],
    ["2/2027", "February 2027"],
    ["£2½m", "£2,500,000"],
    ["a delay of 2 decades", "a delay of 20 years"],
    ["2m EUR", "EUR 2m"],
    ["about 30k rupees", "about Rs. 30,000"],
    ["a tenner", "a £10"],
    ["4 dozen eggs", "48 eggs"],
    ["25 doz", "300"],
    ["v2.3.1", "version 2.3.1"],
    ["https://example.com/a/", "example.com/a"],
    ["Jane@Example.com", "jane@example.com"],
    ["(415) 555-0199", "415-555-0199"],
    ["by EOD", "by end of day"],
    ["Thurs, 3", "Thursday, 3"],
    ["Zürich team", "Zurich team"],
  ])("%s says what %s says", (one, other) => {
    expect(keys(`We saw ${one}`)).toEqual(keys(`We saw ${other}`));
    expect(keys(`We saw ${one}`).length).toBeGreaterThan(0);
  });

  it.each([
    ["5pm", "5am"],
    ["2½ ml", "2 ml"],
    ["the top forty first thing", "the top 41 thing"],
    ["$5k", "€5k"],
    ["840 ms", "840 s"],
    ["12%", "13%"],
    ["v2.3.1", "v2.3.2"],
    ["ABC-123", "ABC-124"],
    ["@anna", "@hanna"],
    ["#general", "#random"],
    ["415-555-0199", "415-555-0198"],
    ["10.0.0.1", "10.0.0.2"],
    ["fifteen", "fifty"],
    ["1.2M", "1.2B"],
  ])("%s does not say what %s says", (one, other) => {
    expect(keys(`We saw ${one} here`)).not.toEqual(keys(`We saw ${other} here`));
  });
});

describe("what is found", () => {
  it.each([
    ["see ABC-123", "ticket ABC-123"],
    ["see #4412", "ticket #4412"],
    ["post in #data-eng", "channel #data-eng"],
    ["ask @anna.b.", "handle @anna.b"],
    ["open src/main.ts", "path src/main.ts"],
    ["open report.pdf.", "path report.pdf"],
    ["edit /etc/hosts/deny", "path /etc/hosts/deny"],
    ["ping 10.0.0.1", "ip 10.0.0.1"],
    ["call +44 20 7946 0958", "phone 442079460958"],
    ["dial x6-6002", "id x6-6002"],
    ["with Jane O'Brien's team", "name jane o'brien"],
    ['she said "ship it now"', "quote ship it now"],
    ["run `npm ci` first", "code npm ci"],
    ["during the 1990s", "date 90s"],
    ["in 2026", "date 2026"],
    ["Monday's notes", "weekday mon"],
    ["out on mon", "weekday mon"],
    ["sick mon+tues", "weekday tue"],
    ["due jan 15", "date 01-15"],
    ["from today’s call", "relative-date today"],
  ])("%s holds %s", (text, key) => {
    expect(keys(text)).toContain(key);
  });

  it("takes the end of a code span for no beginning of another", () => {
    expect(keys("run `npm ci`, then `npm test` again")).toEqual(["code npm ci", "code npm test"]);
  });

  it("takes today in a stock phrase for no day", () => {
    for (const text of [
      "In today's fast-paced landscape, we ship.",
      "In today’s rapidly evolving digital landscape we ship.",
      "Today's world is fast.",
      "in today's ever-changing, competitive job market",
      "in today's modern environment",
    ])
      expect(keys(text)).toEqual([]);
    for (const text of ["today's meeting", "today's update covers world trade", "today's market is cancelled"])
      expect(keys(text)).toEqual(["relative-date today"]);
  });

  it("reads a word before a code as a word and the code whole", () => {
    expect(keys("We closed Ticket INC-4471 there.")).toContain("ticket INC-4471");
  });

  it("takes no list number, modal verb or common verb for a fact", () => {
    expect(keys("1. we may go\n2) they march on\n2b) so do we\n  3. it sat there")).toEqual([]);
  });

  it("takes a currency before an amount for no name, two times of a day for no telephone number, and a question's number for no quarter", () => {
    expect(keys("Hire of GBP 60 a day")).toEqual(["money GBP 60"]);
    expect(keys("open 0730-0915").filter((key) => key.startsWith("phone"))).toEqual([]);
    expect(keys("Q2 Will lunch be served?")).toEqual([]);
    expect(keys("Q2 sales")).toEqual(["date Q2"]);
  });

  it("judges a figure and no number up to ten in letters", () => {
    const judged = extractFacts("three updates, 3 updates and thirty updates").filter(isHard);
    expect(judged.map((fact) => fact.text)).toEqual(["3", "thirty"]);
  });
});

describe("a capitalised word that opens a sentence", () => {
  const names = (text: string): string[] =>
    extractFacts(text)
      .filter(({ kind }) => kind === "name")
      .map(({ text: written }) => written);

  it.each([
    ["Ines and Farid traced the leak.", ["Ines", "Farid"]],
    ["Ines wrote it. Farid didn't sign off.", ["Ines", "Farid"]],
    ["Ines wrote it. Farid mustn't sign off.", ["Ines", "Farid"]],
    ["Ines's note is in the folder.", ["Ines"]],
    ["Ines reviewed the contract.", ["Ines"]],
    ["Ines talks to them. Farid looks at it.", ["Ines", "Farid"]],
    ["Ines, Farid and Joao are out.", ["Ines", "Farid", "Joao"]],
    ["Please ask Ines. Ines, in turn, asks Farid.", ["Ines", "Ines", "Farid"]],
    ["Your form went to Dr. Okafor.", ["Okafor"]],
    ["We agreed on option B for the hall.", ["B"]],
    ["Plan A is dear, so take Option D, not rev F.", ["Plan A", "Option D", "F"]],
    ["Plan A is dear; we need another plan, or Option D.", ["A", "Option D"]],
    ["Take quote B. Quote A has no paint, says J. Smith.", ["B", "A", "J. Smith"]],
    ["- Ines pls send the numbers\n- Farid please check them", ["Ines", "Farid"]],
  ])("is a name in %j", (text, found) => {
    expect(names(text)).toEqual(found);
  });

  it.each([
    "Client asked for two more.",
    "Tell me what I should do. A list is enough; the R&D list, too.",
    "Tell me where R the keys, can U bring them, and is it 30 degrees C?",
    "Customers are happy. Uptime was fine. Availability is up.",
    "We've got it. Haven't seen them.",
    "Resume attached as agreed.",
    "Sprint is over, and the next sprint begins.",
    "ines and farid traced the leak.",
    "- Please send it\n- Also pls check\n- Urgent please review\n- Reminder pls sign\n- Ops please restart",
    "- Budget is 40\n- Legal approved it\n- Screenshot please",
  ])("is none in %j", (text) => {
    expect(names(text)).toEqual([]);
  });
});

describe("support", () => {
  const backed = (input: string, output: string): boolean =>
    extractFacts(output)
      .filter(isHard)
      .every((fact) => supports(extractFacts(input), fact));

  it.each([
    ["it took 310 ms", "it took 310"],
    ["meet at 17:00", "meet at 5pm"],
    ["meet at 5pm", "meet at 5:00"],
    ["1.2 million dollars", "$1.2M"],
    ["due 3 May 2026", "due in 2026"],
    ["due 3 May 2026", "due on the 3rd"],
    ["due 3 May, and the year is 2026", "due on May 3, 2026"],
    ["on 03/05/2026", "on 3 May 2026"],
    ["PROJ-1234 is open", "ticket #1234 is open"],
    ["version 2.3", "v2.3"],
    ["https://example.com/a/b?x=1", "example.com"],
    ["call (415) 555-0199", "call +1 415 555 0199"],
    ["between 3 and 5%", "3% to 5%"],
  ])("%s backs %s", (input, output) => {
    expect(backed(input, output)).toBe(true);
  });

  it.each([
    ["due Friday", "due Friday, October 26th"],
    ["the budget is 50", "the budget is $50"],
    ["it took 310 ms", "it took 310 s"],
    ["meet at 5pm", "meet at 5am"],
    ["meet at 5", "meet at 5 pm"],
    ["due 3 May", "due 3 May 2026"],
    ["12 people", "12% of people"],
    ["see example.com", "see example.com/pricing"],
  ])("%s does not back %s", (input, output) => {
    expect(backed(input, output)).toBe(false);
  });
});

const piece = fc.constantFrom(
  ...'5 pm|3|May|2026|1.2|million|dollars|$5k|two|hundred|and|fifty|to|6|%|per cent|ms|the|3rd|of|Friday,|October|26th|v2.3.1|ABC-123|Q3|#4412|@anna|report.pdf|https://a.io/b|a@b.co|+1|415|555-0199|"said|so"|`x|1`|Jane|O\'Brien|US|U.S.|-4|1/2|10/08/01|first|quarter|next|week.|\n1.|\ud800|😀|مرحبا|a.b.c|half|late'.split(
    "|",
  ),
);
const draft = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(" "));

describe("every text", () => {
  it("gives ranges that slice back, in order", () => {
    fc.assert(
      fc.property(fc.oneof(draft, anyText()), (text) => {
        let last = 0;
        for (const fact of extractFacts(text)) {
          expect(text.slice(fact.start, fact.end)).toBe(fact.text);
          expect(fact.end).toBeGreaterThan(fact.start);
          expect(fact.start).toBeGreaterThanOrEqual(last);
          last = fact.start;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("keeps the facts before settledEnd whatever follows", () => {
    fc.assert(
      fc.property(draft, fc.nat(), (text, cut) => {
        const prefix = text.slice(0, cut % (text.length + 1));
        const settled = settledEnd(prefix);
        const before = (whole: string): unknown => scanFacts(whole).filter((fact) => fact.end <= settled);
        expect(before(text)).toEqual(before(prefix));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ["30,000 handles", "@a ".repeat(30_000)],
    ["30,000 figures", "1,234 ".repeat(30_000)],
    ["dots without spaces", "a.b".repeat(90_000)],
    ["digits without spaces", "1".repeat(300_000)],
    ["hyphenated digits", "1-".repeat(90_000)],
    ["slashes", "a/".repeat(90_000)],
    ["open quotes", "“a ".repeat(60_000)],
    ["at signs", "a@".repeat(90_000)],
    ["capitals", "Ab ".repeat(60_000)],
    ["months", "May ".repeat(60_000)],
    ["number words", "hundred ".repeat(30_000)],
    ["hundreds", "3 hundred ".repeat(30_000)],
    ["newlines", "\n".repeat(300_000)],
    ["lone surrogates", "\ud800".repeat(300_000)],
    ["brackets", "(1".repeat(90_000)],
    ["colons", "http:".repeat(60_000)],
    ["ellipses", "...".repeat(90_000)],
  ])("reads %s in linear time", (_name, text) => {
    expect(processorMs(() => extractFacts(text))).toBeLessThan(2_000);
  });
});
