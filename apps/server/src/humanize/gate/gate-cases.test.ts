import { describe, expect, test } from "vitest";
import { openGate } from "./gate.ts";
import { plainBrief } from "../../providers/brief.ts";
import { played } from "../../testing/played-answers.ts";

// What a writer wrote, what a model answers, and what must not reach the caller of it (null: all of it passes).
type Case = readonly [what: string, draft: string, answer: string, stopped: string | null];

const cases: readonly Case[] = [
  // Other scripts and long words
  ["a Thai text", "ประชุมวันศุกร์เวลา 10:30", "ประชุมเวลา 10:30 วันศุกร์", null],
  ["a figure in a Thai text", "ประชุมวันศุกร์", "ประชุมวันศุกร์เวลา๑๐นาฬิกา", "๑๐"],
  ["a word of 5,000 letters", "Wait.", `${"ab".repeat(2_500)} wait.`, null],
  ["a figure behind 5,000 letters", "Wait.", `${"ab".repeat(2_500)}77 wait.`, "77"],
  ["a long row of faces", "Wait 🎉.", `Wait ${"🎉".repeat(1_500)}.`, null],
  // Other notations and other words
  ["another country's grouping", "Umsatz 24300 und Miete 1480,50 eur", "Umsatz 24'300, Miete 1.480,50 EUR.", null],
  ["another figure in another grouping", "Umsatz 24300", "Umsatz 24'030 jetzt.", "24'030"],
  ["a number word of another language", "The lift is slow.", "The lift is slow since drei Wochen.", "drei"],
  ["a numeral of letters", "The lift is old.", "The lift, built in MCMLXX, is old.", "MCMLXX"],
  ["a rate", "Parking is 64 euros per month.", "Parking is 64 euros every month.", null],
  ["another period", "Parking is 64 euros per month.", "Parking is 64 euros per year.", "per year"],
  ["a telephone number in other groups", "Ring 0191 555 2704.", "Ring 01915 552704.", null],
  // Money
  ["an amount in another currency", "It costs £20.", "It costs €20.", "20"],
  ["a dollar sign put before a bare figure", "We sold 20 seats.", "We sold $20 of seats.", "$20"],
  ["an amount with its scale in words", "Budget: $1.2M.", "The budget is $1.2 million.", null],
  ["an amount written out", "Budget: $1.2M.", "The budget is $1,200,000.", null],
  ["another scale", "Budget: £3.5m.", "The budget is £3.5bn.", "3.5bn"],
  ["thousands as k", "It costs $5,000.", "It costs $5k.", null],
  ["thousands as k, but more of them", "It costs $5,000.", "It costs $50k.", "50k"],
  ["the currency as a code", "It costs 20 EUR.", "It costs €20.", null],
  ["an amount spelled out", "It is cheap.", "It costs forty dollars.", "forty"],
  ["two dollars, spelled", "It is cheap.", "It costs two dollars.", "two dollars"],
  ["yen for pounds", "It costs £300.", "It costs ¥300.", "300"],
  ["a total worked out from two amounts", "Rent is £300 and food is £200.", "Rent and food come to £500.", "500"],
  // Per cent
  ["a per cent from a bare figure", "We asked 17 people.", "We asked 17% of people.", "17%"],
  ["a per cent in words", "Growth was 12%.", "Growth was 12 per cent.", null],
  ["an invented 100%", "I agree with it.", "I agree 100% with it.", "100%"],
  ["a per cent cut into its signs", "Growth was 12%.", "Growth was 17%.", "7%"],
  ["percentage points that were there", "Churn fell 0.3%.", "Churn is down 0.3%.", null],
  ["a decimal more", "Churn fell 0.3%.", "Churn fell 0.35%.", "0.35"],
  // Figures
  ["an invented figure", "Many people came.", "Some 400 people came.", "400"],
  ["a figure that is part of another", "We sold 2,017 seats.", "We sold 17 seats.", "17"],
  ["a figure that lives in a ticket's number", "See INC-4471.", "There were 71 cases, see INC-4471.", "71"],
  ["thousands with and without a comma", "We sold 12000 seats.", "We sold 12,000 seats.", null],
  ["thousands in the continental way, kept", "Wir haben 1.200,50 verkauft.", "Verkauft: 1.200,50.", null],
  ["thousands with a thin space, kept", "On a vendu 12\u202f000 places.", "Places vendues : 12\u202f000.", null],
  ["a range with another dash", "Plan 10-12 seats.", "Plan 10–12 seats.", null],
  ["a range that grows", "Plan 10–12 seats.", "Plan 10–15 seats.", "15"],
  ["a list of figures", "Steps 1, 2 and 3 are done.", "Steps 1,2,3 are done.", null],
  [
    "numbered list items are no facts",
    "Call Ana. Write to Ben. Wait.",
    "1. Call Ana.\n2. Write to Ben.\n3. Wait.",
    null,
  ],
  ["a figure behind list numbering", "Call Ana. Write to Ben.", "1. Call Ana.\n2. Write to 45 people.", "45"],
  ["small numbers in words", "Here is the update, and another, and one more.", "Here are three updates.", null],
  ["eleven in words", "There were some cases.", "There were eleven cases.", "eleven"],
  ["a hundred in words", "There were many cases.", "There were two hundred cases.", "two hundred"],
  ["words for a figure that was there", "There were 42 cases.", "There were forty-two cases.", null],
  ["a figure for words that were there", "There were forty-two cases.", "There were 42 cases.", null],
  ["full-width figures", "Many people came.", "Some １７ people came.", "１７"],
  ["Arabic-Indic figures", "Many people came.", "Some ١٧ people came.", "١٧"],
  ["Devanagari figures", "Many people came.", "Some १७ people came.", "१७"],
  ["a fraction sign", "Many people came.", "Some ¾ of people came.", "¾"],
  ["a figure in circles", "Many people came.", "Step ⑦ is next.", "⑦"],
  ["a Roman numeral as one character", "Part one is done.", "Part Ⅳ is done.", "Ⅳ"],
  ["superscript figures", "The area is large.", "The area is 9² large.", "9"],
  ["a figure in Chinese text", "我们卖了很多。", "我们卖了17个。", "17"],
  ["figures of a Chinese text kept", "我们卖了17个。", "共卖出17个。", null],
  ["a negative sign", "The margin moved.", "The margin moved by −4 points.", "4"],
  ["a hex id", "The build is red.", "The build 3f9a2c is red.", "3f9a2c"],
  ["a hex id kept", "The build 3f9a2c is red.", "Build 3f9a2c is red.", null],
  ["24/7 kept", "We answer 24/7.", "We are there 24/7.", null],
  ["24/7 invented", "We answer quickly.", "We answer 24/7.", "24/7"],
  // Dates and days
  ["a date turned around", "Meet on 3 May.", "Meet on May 3rd.", null],
  ["a date made fuller", "Meet on Friday.", "Meet on Friday, October 26th.", "October"],
  ["another day", "Meet on 3 May.", "Meet on 4 May.", "4 May"],
  ["another month", "Meet on 3 May.", "Meet on 3 June.", "June"],
  ["a year put in", "Meet on 3 May.", "Meet on 3 May 2027.", "2027"],
  ["the weekday changed", "Meet on Friday.", "Meet on Monday.", "Monday"],
  ["a weekday with its s", "Read the article.", "Read last Saturday's article.", "Saturday"],
  ["a weekday with its s, kept", "Read the article of last Saturday.", "Read last Saturday's article.", null],
  ["a month before a noun", "We expect mild weather.", "We expect mild March weather.", "March"],
  ["a month in a name", "The standup is short.", "The Project August Standup is short.", "August"],
  ["may the verb", "It will perhaps rain.", "It may rain. May I ask you to wait?", null],
  ["an ISO date in words", "Due 2026-05-03.", "Due on 3 May 2026.", null],
  ["a quarter", "Numbers for Q3 FY26.", "Numbers for Q4 FY26.", "Q4"],
  ["a quarter kept", "Numbers for Q3 FY26.", "The Q3 FY26 numbers.", null],
  ["an invented month", "We start soon.", "We start in March.", "March"],
  ["a decade", "It began long ago.", "It began in the 1990s.", "1990"],
  // Times
  ["five in the afternoon", "Call at 5pm.", "Call at 17:00.", null],
  ["another hour", "Call at 5pm.", "Call at 6pm.", "6pm"],
  ["a range of times", "Meet 10:30-11.", "Meet from 10:30 to 11.", null],
  ["half an hour later", "Meet 10:30–11.", "Meet 10:30–11:30.", "11:30"],
  ["half past five, invented", "Call later.", "Call at half past five.", "past five"],
  ["half past five, kept", "Call at 5:30.", "Call at half past five.", null],
  ["noon, invented", "Meet tomorrow.", "Meet at noon tomorrow.", "noon"],
  // Links, addresses, handles, channels
  ["a link", "See the wiki.", "See https://wiki.example.com/page for it.", "wiki.example.com"],
  ["a bare host", "See the wiki.", "See wiki.example.com for it.", "example.com"],
  ["a Markdown link", "See the wiki.", "See [the wiki](https://example.com/w).", "example.com"],
  ["a link kept", "See https://example.com/w?a=1#b now.", "Now: [[SPAN-1]].", null],
  ["a link kept verbatim", "See https://example.com/w?a=1#b now.", "Now: https://example.com/w?a=1#b.", null],
  ["a longer path", "See https://example.com/w now.", "See [[SPAN-1]] or https://example.com/w/edit.", "/edit"],
  ["an e-mail address", "Write to Ana.", "Write to ana@example.com.", "@example.com"],
  ["a handle", "Ask Ana.", "Ask @ana.", "@ana"],
  ["a handle kept", "Ask @ana.", "Please ask @ana.", null],
  ["a channel", "Post it in ops.", "Post it in #ops.", "#ops"],
  ["a channel kept", "Post it in #ops.", "Please post in #ops.", null],
  ["a phone number", "Call Ana.", "Call Ana on +44 20 7946 0018.", "7946"],
  ["an IPv6 address", "The host is down.", "The host fe80::1ff:fe23:4567:890a is down.", "890a"],
  ["an IPv4 address", "The host is down.", "The host 10.0.0.7 is down.", "10.0.0.7"],
  // Tickets and versions
  ["a ticket", "See the incident.", "See INC-4471.", "4471"],
  ["another ticket", "See INC-4471.", "See INC-4472.", "4472"],
  ["another project's ticket", "See INC-4471.", "See OPS-4471.", "OPS-4471"],
  ["a pull request", "The fix is merged.", "The fix (#812) is merged.", "812"],
  ["a version", "Upgrade the agent.", "Upgrade the agent to v2.1.", "2.1"],
  ["another version", "Upgrade to v2.1.", "Upgrade to v2.1.3.", "2.1.3"],
  ["a version with its word", "Upgrade to v2.1.", "Upgrade to version 2.1.", null],
  // Figures made by neighbouring text
  ["a figure glued to a span", 'The rate is "0% so far".', "The rate is 5[[SPAN-1]].", "50%"],
  ["a figure split over a tag", "Growth was 1 point, then 7.", "Growth was 1*7*%.", "7*%"],
  ["a figure with a zero-width space in it", "Growth was slow.", "Growth was 1\u200b7%.", "7%"],
  ["a figure in a code span", "Run the job.", "Run `job --retries 9`.", "9"],
  ["a figure in a quotation", "He agreed.", 'He said "give me 9 days".', "9 days"],
  ["an HTML entity for a digit", "Growth was slow.", "Growth was &#49;&#55;%.", "&#49"],
];

const play = async (draft: string, answer: string, size: number): Promise<{ text: string; passed: boolean }> => {
  const gate = openGate(plainBrief(draft), { repairs: false });
  let text = "";
  try {
    const pieces = gate.pass(
      played(async function* () {
        for (let at = 0; at < answer.length; at += size)
          yield { type: "text", text: answer.slice(at, at + size) } as const;
      }),
    );
    for await (const piece of pieces) text += piece;
    return { text, passed: true };
  } catch {
    return { text, passed: false };
  }
};

describe.each(cases)("%s", (_, draft, answer, stopped) => {
  test.each([1, 1_000])(stopped === null ? "passes, in pieces of %i" : "is stopped, in pieces of %i", async (size) => {
    const { text, passed } = await play(draft, answer, size);
    expect(passed).toBe(stopped === null);
    if (stopped === null) expect(text).toBe(answer.replace("[[SPAN-1]]", "https://example.com/w?a=1#b"));
    else expect(text).not.toContain(stopped);
  });
});

test("the set is large enough to mean something", () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});
