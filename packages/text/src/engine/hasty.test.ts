import { expect, test } from "vitest";
import { extractFacts } from "../facts/extract.ts";
import { rewrite } from "./engine.ts";

const letter = (text: string, protectedSpans: string[] = []): string =>
  rewrite({ text, register: "email", mode: "rewrite", protectedSpans }).text;

test.each([
  [
    "im late for the call, pls tell them the flyers are noch nicht im Druck and i dont know when they will be",
    "I'm late for the call, please tell them the flyers are noch nicht im Druck and I don't know when they will be.",
  ],
  [
    "Sind die Fotos schon im Ordner? im asking bc the printer wants them today",
    "Sind die Fotos schon im Ordner? I'm asking because the printer wants them today.",
  ],
  [
    "the desk changed its staffing in may, its raining on me",
    "The desk changed its staffing in May, it's raining on me.",
  ],
  [
    "the ship is late so were looking at monday, her names Ines",
    "The ship is late so we're looking at Monday, her name's Ines.",
  ],
  [
    "keep the paint from sun damage, it peels due to sun and rain, i dont know why",
    "Keep the paint from sun damage, it peels due to sun and rain, I don't know why.",
  ],
  [
    "they want to wed Ines in june. starting early may assist us, i think",
    "They want to wed Ines in June. Starting early may assist us, I think.",
  ],
  [
    "we meet this wed at 5, or by sun. i dont mind, we start in early may",
    "We meet this Wednesday at 5, or by sun. I don't mind, we start in early May.",
  ],
  [
    "i sell Oat Bread and the bread is late, i dont know why",
    "I sell Oat Bread and the bread is late, I don't know why.",
  ],
  [
    "i told Porters that porters carry trays and porters carry cups, i dont know why",
    "I told Porters that porters carry trays and porters carry cups, I don't know why.",
  ],
  ["i dont know, part no. is A12 i think", "I don't know, part no. is A12 I think."],
  ["i need u to sign of on it, yesturday was too late", "I need you to sign off on it, yesterday was too late."],
  ["hi Petra Olga said to ask u for the keys", "hi Petra Olga said to ask you for the keys"],
  ["the int. kitchen is shut. bring a coat", "The int. kitchen is shut. Bring a coat."],
  [
    "we move the desk on 4.6. the lift is booked, ask teh porter",
    "We move the desk on 4.6. the lift is booked, ask the porter.",
  ],
  ["it takes 5 mo. to build. we start now", "It takes 5 mo. to build. We start now."],
  ["dear all,, the hall is shut. bring a coat", "Dear all,\n\nThe hall is shut. Bring a coat."],
  [
    "i dont think its ready. can you ask Priya for a date by fri",
    "I don't think it's ready. Can you ask Priya for a date by Friday?",
  ],
  [
    "the api is down since 9. pls restart it before the demo",
    "The API is down since 9. Please restart it before the demo.",
  ],
  [
    "can you check the total for the vans, i think its wrong",
    "Can you check the total for the vans? I think it's wrong.",
  ],
  ["my boss says no. we dont know why he said that", "My boss says no. We don't know why he said that."],
  ["the lid is off again (!!) and nobody saw a thing", "The lid is off again (!!) and nobody saw a thing."],
  ["ill fix the roof in august, hes away til the 9th", "I'll fix the roof in August, he's away until the 9th."],
  [
    "itll cost more then 40, we should of asked, its alot",
    "It'll cost more than 40, we should have asked, it's a lot.",
  ],
  [
    "the keys are with Marta now. ask marta for them, i recieved none",
    "The keys are with Marta now. Ask Marta for them, I received none.",
  ],
  [
    "thurs or fri is fine, sat and sun are not for me",
    "Thursday or Friday is fine, Saturday and Sunday are not for me.",
  ],
  [
    "hi Marek the crates werent sealed, we may of lost two. let me no by mon",
    "Hi Marek,\n\nThe crates weren't sealed, we may have lost two. Let me know by Monday.",
  ],
  [
    "hello ms tanaka dont come in may, its closed til 4 mar n we loose the deposit",
    "Hello Ms Tanaka,\n\nDon't come in May, it's closed until 4 Mar and we lose the deposit.",
  ],
  ["we sign off tmrw or loose ~$18k. anythings else?", "We sign off tomorrow or lose ~$18k. Anything else?"],
  [
    "ok we sold 40 tickets (target was 25!!) for the scotland trip, 3 wks early. vip desk is w Ola",
    "Ok we sold 40 tickets (target was 25!!) for the Scotland trip, 3 weeks early. VIP desk is with Ola.",
  ],
  [
    "if ur free on sat bring ur drill, cos ur not paid for the van. i dont mind",
    "If you're free on Saturday bring your drill, because you're not paid for the van. I don't mind.",
  ],
  [
    "who can open the gate again i am stuck in traffic till 9",
    "Who can open the gate again? I am stuck in traffic till 9.",
  ],
  [
    "i cant find it and dont have time. sorry for the rush, Ilse",
    "I can't find it and don't have time. Sorry for the rush, Ilse",
  ],
  [
    "dear lamp service my parcel was wet, dont you check them",
    "Dear lamp service my parcel was wet, don't you check them",
  ],
  [
    "hi petra its about the key, i no you have it. is the door shut, or are there others",
    "Hi Petra,\n\nIt's about the key, I know you have it. Is the door shut, or are there others?",
  ],
  [
    "i dont know weather they can, their not in. regards Olga Brandt",
    "I don't know whether they can, they're not in.\n\nRegards,\nOlga Brandt",
  ],
  [
    "hes due 4 hrs ago, his hrs ran out. i said id wait btwn 2 and 5, shd i go in oct",
    "He's due 4 hours ago, his hours ran out. I said I'd wait between 2 and 5, should I go in Oct?",
  ],
  [
    "dont come if its shut. its 14 more beds, need yr ok by thurs or next sat. say when mon",
    "Don't come if it's shut. It's 14 more beds, need your ok by Thursday or next Saturday. Say when Monday.",
  ],
  ["open thurs-sat, i dont mind when", "Open Thurs-Sat, I don't mind when."],
])("%s", (before, after) => {
  expect(letter(before)).toBe(after);
  expect(letter(after)).toBe(after);
});

test.each([
  ["who do i send the claim too, you or accounts", "Who do I send the claim too, you or accounts"],
  ["hi sam, either way can you leave them at reception", "Hi Sam, either way can you leave them at reception"],
  ["can we move it to next week, any day but tuesday", "Can we move it to next week, any day but Tuesday"],
  ["any chance we can meet thursday, i dont mind when", "Any chance we can meet Thursday, I don't mind when"],
  ["why dont we meet on site, its easier", "Why don't we meet on site, it's easier"],
  ["can whoever did that please fix or revert", "Can whoever did that please fix or revert?"],
  // What stands behind a question that gets its own mark is a statement.
  [
    "i rang training co. says the next date is the 11th. dont wait",
    "I rang training co. says the next date is the 11th. Don't wait.",
  ],
  ["could you call them again i think they are closed", "Could you call them again? I think they are closed."],
  ["is anyone in today? the key is at mine and we need it", "Is anyone in today? The key is at mine and we need it."],
  ["i will send it as soon as i can i promise", "I will send it as soon as I can I promise."],
])("no full stop comes behind what may be a question: %j", (text, written) => {
  expect(rewrite({ text, register: "slack", mode: "rewrite" }).text).toBe(written);
});

test("where one “ur” is unsure all stay, and the notes say so", () => {
  const { text, notes } = rewrite({
    text: "i dont know, ur up. bring ur ladder, even ur meeting ana",
    register: "slack",
    mode: "rewrite",
  });
  expect(text).toBe("I don't know, ur up. Bring ur ladder, even ur meeting ana.");
  expect(notes.join("\n")).toContain("“ur meeting ana”");
});

test("a line that ends in a path gets no stop, and one that ends in a figure does", () => {
  expect(letter("i dont get it, see the loop in src/queue.ts")).toBe("I don't get it, see the loop in src/queue.ts");
  expect(letter("i dont get it, they charged us £62.99")).toBe("I don't get it, they charged us £62.99.");
});

test("greeting and sign-off of a hasty mail stand on lines of their own", () => {
  expect(letter("hi sam, thats done now. cheers, lena")).toBe("Hi Sam,\n\nThat's done now.\n\nCheers,\nLena");
});

test("what stands in code, quotations, links, ids and protected spans stays as it was typed", () => {
  const text =
    'run `npm i` first. he said "i dont care". see https://example.org/i/dont and dont-panic.md. keep pls here';
  expect(letter(text, ["keep pls here"])).toBe(
    'Run `npm i` first. He said "i dont care". See https://example.org/i/dont and dont-panic.md. keep pls here.',
  );
});

test.each([
  "The company and its partners met. Each has its own key and its late fee.",
  "He was ill for a week. Her id is on the list of ids.",
  "The colour of the centre is grey. The color of the center is gray.",
  "She lets you know. Were you there? He had had enough, very very much.",
  "Ring Will or Mark in the spring; they may march. Sat down at 9.",
  "iPhone sales fell. The team looks at it",
  "He told us where they may go; there are others. A loose wire, 40 w or less. In march step they came.",
  "If its lid is off, its 3 lamps go. The cat sat. Since its launch we know its limits. Mo said the id check is late.",
  "Each log in may take a day. The drive thru is shut, their van is late, and so is yr lamp.",
])("careful words stay: %s", (text) => {
  expect(letter(text)).toBe(text);
});

test.each([
  ["so basically the pump is off. i cant see why", "The pump is off. I can't see why."],
  ["so basically fine. i dont mind", "So basically fine. I don't mind."],
  ["i just wanted to say that the pump is off. i cant see why", "The pump is off. I can't see why."],
  ["just wanted to let you know we are closed. dont come", "We are closed. Don't come."],
  // Thanks, an object and a story are no filler.
  ["i just wanted to say thanks for the pump. dont wait", "I just wanted to say thanks for the pump. Don't wait."],
  [
    "i just wanted to say we quit, but he hung up. dont ask",
    "I just wanted to say we quit, but he hung up. Don't ask.",
  ],
])("filler before a clause goes: %s", (before, after) => {
  expect(letter(before)).toBe(after);
});

test.each([
  [
    "i cant find the key. let me know if you have it, thanks",
    "I can't find the key. Let me know if you have it, thanks.",
  ],
  ["i cant find the key. do you have it, thanks", "I can't find the key. Do you have it, thanks"],
  ["i cant find the key, dont wait. thanks", "I can't find the key, don't wait. Thanks"],
])("a sentence that thanks at its end gets its stop, and a sign-off none: %s", (before, after) => {
  expect(letter(before)).toBe(after);
  expect(letter(after)).toBe(after);
});

test.each([
  [
    "the crew will prob leave w/out us, it is prob fine",
    "The crew will probably leave without us, it is probably fine",
  ],
  ["the old pump has the same prob on mondays, dont ask", "The old pump has the same prob on Mondays, don't ask"],
])("shorthand that could be another word stays: %s", (before, after) => {
  expect(letter(before)).toContain(after);
});

test("the notes tell the changes, and what could be meant in two ways", () => {
  const said = (text: string): string => rewrite({ text, register: "slack", mode: "rewrite" }).notes.join("\n");
  expect(said("i cant come on fri, pls tell dan")).toContain("cant → can't");
  expect(said("i cant come on fri, pls tell dan")).toContain("pls → please");
  expect(said("dont wait. 4 hrs from now the hrs sheet goes")).not.toContain("everywhere");
  expect(said("Siobhán n Moran asked, dont wait 4 hrs, see hrs/week")).toContain("hrs → hours.");
  expect(said("i saw its lamp. bed 4, dont know")).toContain("“its lamp”");
  expect(said("i saw its lamp, dont know")).toContain("its or it's");
  expect(said("I cannot come on Friday.")).toBe("Nothing safe to change.");
  expect(said("i cant come, the van is out. ask Dan why")).toContain("Added one capital and one full stop.");
  expect(said(`${"we saw it. ".repeat(12)}ok`)).toMatch(/^Added more than ten capitals/m);
  expect(said("The van is due thurs and I am out.")).toBe("Spelled out: thurs → Thursday.");
  // The one "i" stood in a sentence that went.
  expect(said("hi all, i hope this finds you well. teh lift is out.")).toMatch(/^Spelling: teh → the\.$/m);
});

test("the notes count the capital behind a greeting that comes to stand by itself", () => {
  const text = "hey all, just a quick one. we moved 14 of 22 shops to the new till. costs fell from $40k to $38k";
  const { text: letter, notes } = rewrite({ text, register: "email", mode: "rewrite" });
  expect(letter).toMatch(/^Hey all,\n\nJust a quick one\. We moved .+ Costs fell/);
  expect(notes.join("\n")).toContain("Added four capitals and one full stop.");
  expect(notes).toContain("Put the greeting or the sign-off on a line of its own.");
});

test("a month keeps its small letter where a capital would make another date of it", () => {
  const text = "i dont know, it went from nov 17 to nov 20/ so ask Bo";
  const written = letter(text);
  expect(written).toContain("from Nov 17 to nov 20/ so");
  const dates = (from: string): string[] =>
    extractFacts(from).flatMap(({ kind, value }) => (kind === "date" ? value : []));
  expect(dates(written)).toEqual(dates(text));
});

test("a word that could be two is left as it was typed", () => {
  expect(letter("teh registar said no")).toBe("The registar said no");
});

test("a figure in milliseconds is no Ms. Since", () => {
  expect(letter("i saw it go from 84 ms to 31 ms since Tuesday, dont know why")).toContain("31 ms since Tuesday");
  expect(letter("i saw it fall to 31 ms Tuesday, dont know why")).toContain("31 ms Tuesday");
});

test("a protected span over the greeting stays whole", () => {
  const text = "hi ana, the list is done. i was wondering if you could check the totals";
  expect(letter(text, ["hi ana, the list"])).toContain("hi ana, the list");
});
