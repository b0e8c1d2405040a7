import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

const REST =
  "The posts are sound and the gate is not. The old boards go to the tip, and the nails stay with us. The paint is your choice, as long as it is not oil. We start in the spring and take a while for all of it. The dog may stay in the yard if it is calm, and the cat is welcome in any case. Call the office if you have any doubt at all about the work or the costs. The key can stay under the pot by the door, where the postman leaves the letters as well.";

/** What looks like a change and is none, each with a change that looks like it. */
const FAITHFUL: [what: string, before: string, after: string][] = [
  [
    "a word that opens a sentence before a verb",
    "Hull is primed and the mast goes up Friday.",
    "It is primed, and the mast goes up on Friday.",
  ],
  [
    "phrases that both moved",
    "From Tuesday gloves and warm hats are needed past the blue barrier without fail, in any weather.",
    "Past the blue barrier, gloves and warm hats are needed from Tuesday without fail, in any weather.",
  ],
  [
    "clauses that changed places with their figures",
    "The 6th form swims first and the 3rd form swims after lunch on the day.",
    "The 3rd form swims after lunch and the 6th form swims first on the day.",
  ],
  [
    "clauses without figures that changed places",
    "Our chairs go in the big hall and our lamps go in the shed.",
    "Our lamps go in the shed and our chairs go in the big hall.",
  ],
  [
    "what is off, told as none",
    "The heating to the annexe will be off on Friday from 7:00 for the works.",
    "The annexe will have no heating on Friday from 7:00 for the works.",
  ],
  ["an old greeting", "Gday Shane\nThe van is back from the shop.", "G'day Shane,\n\nThe van is back from the shop."],
  ["a new greeting", "Hi Ann, the van is back from the shop.", "Howdy Ann,\n\nThe van is back from the shop."],
  ["an abbreviation with an ending", "Finance has ok'd the quote by phone.", "Finance has OK'd the quote by phone."],
  ["the initials of a place", "She is in NZ until Friday.", "She is in New Zealand until Friday."],
  ["the initials of what is in small letters", "The annual general meeting is on Friday.", "The AGM is on Friday."],
  [
    "a nor that goes with what it denied",
    `${REST} Glass is not to go in the skip, nor paint, nor anything off the old shed.`,
    `${REST} Glass and paint are not to go in the skip, nor anything off the old shed.`,
  ],
  [
    "a place by the one that it is not",
    "The rehearsal moves to the barn, not the hall, at 5.10.",
    "The rehearsal moves from the hall to the barn at 5.10.",
  ],
  ["a place for its initials", "They work from New York until Friday.", "They work from NY until Friday."],
  [
    "a part beside its whole",
    "We booked 22, of which 9 in hall A and 13 in hall B.",
    "We had 22 booked, 9 of them in hall A and 13 in hall B.",
  ],
  ["one hour in words", "Allow 1 hr for the proof.", "Allow an hour for the proof."],
  ["a number half in words", "The agency quoted 3 hundred and 64 a night.", "The agency quoted 364 a night."],
  ["a currency in small letters", "She offers 41 usd, or eur 38.", "She offers 41 USD, or EUR 38."],
  ["q for every", "It is cleaned only q 6 weeks by us.", "It is cleaned only every 6 weeks by us."],
  [
    "an address at the end of a sentence",
    "guys please look at this, the gate code is new.",
    "Please look at this, everyone. The gate code is new.",
  ],
  [
    "some of what is told otherwise",
    `${REST} I would like to share some pleasing news of the stables.`,
    `${REST} I have good news of the stables.`,
  ],
  [
    "everything that is told as them",
    `${REST} You asked about the times, so here's everything on one page.`,
    `${REST} You asked about the times, so here they are.`,
  ],
  [
    "two words for one of the draft",
    `${REST} In May I eased into my first post as a keeper. I began with the bees.`,
    `${REST} In May I began my first post as a keeper. I began with the bees.`,
  ],
  ["one week in figures", "Allow a week for the proof.", "Allow 1 week for the proof."],
  [
    "a clause that joined the next sentence",
    `We are happy to quote for the fence, and the site visit can be on Monday or Friday after 4. Before then please clear the hedge, it hides the posts. ${REST}`,
    `We are happy to quote for the fence. The site visit can be on Monday or Friday after 4; before then, please clear the hedge, as it hides the posts. ${REST}`,
  ],
  [
    "a share in words",
    "We sold 1/4 of it and the tank is 1/2 full.",
    "We sold a quarter of it and the tank is half full.",
  ],
  ["a name without its initial", "Ask David W. Hull for the key.", "Ask David Hull for the key."],
  [
    "items that got their numbers but for one",
    `The gate sticks. The shed is fine. ${REST}`,
    `1) The gate sticks.\n3) The shed is fine.\n\n${REST}`,
  ],
  ["a share in figures", "We sold a quarter of it and kept the rest.", "We sold 1/4 of it and kept the rest."],
  [
    "two bounds that changed places whole",
    "Do not drop weights before 7am or after 9pm in the gym.",
    "Do not drop weights after 9 p.m. or before 7 a.m. in the gym.",
  ],
  [
    "an ailment that opens a sentence",
    "Took a while to diagnose as the log was off.",
    "Diagnosis was slow because the log was off.",
  ],
  ["an apostrophe left out", "ive asked Bo to come.", "I've asked Bo to come."],
  ["a currency in one letter", "Deposit paid, K34,000 to go.", "The deposit is paid and 34,000 is left to go."],
  ["a currency that got its letter", "Deposit paid, remaining 34,000.", "The deposit is paid and K34,000 remains."],
  ["otherwise for differently", `Wait unless told differently. ${REST}`, `Wait unless told otherwise. ${REST}`],
  [
    "items that got their numbers",
    `Two things: the gate sticks, I want it mended. The shed is fine. ${REST}`,
    `Two things:\n\n1. The gate sticks, I want it mended.\n2. The shed is fine.\n\n${REST}`,
  ],
  ["a greeting to all", `All: the gate is open. ${REST}`, `All,\n\nThe gate is open. ${REST}`],
  [
    "what is needed only in one case",
    "You needn't oil the hinges, only if they squeak.",
    "The hinges only need oil if they squeak.",
  ],
  ["a word before a name", "Carrier Van Loon asks 40 a day.", "Van Loon asks for 40 a day."],
  ["a day and its date", `Come on Oct 14 (Wed) at noon. ${REST}`, `Come on Wed, Oct 14 at noon. ${REST}`],
  ["what was left alone", `I left out the gate, and the fence. ${REST}`, `I left out the gate, or the fence. ${REST}`],
  ["a people for its country", "We buy the parts in Korea now.", "We buy Korean parts now."],
  [
    "thousands behind a point, moved",
    "The port shaft above 1.350 rpm shakes.",
    "The port shaft shakes above 1,350 rpm.",
  ],
  ["a unit that the draft leaves out", "It was 2.05 at dawn.", "The level was 2.05 m at dawn."],
  [
    "a figure said again without its unit",
    "The garage quotes 240 euros for it, otherwise 240 gets charged to the card.",
    "The garage has quoted €240 for it. Otherwise, €240 will be charged to the card.",
  ],
  ["a step told with will", "Residents get a letter ten days ahead.", "Residents will get a letter ten days ahead."],
  [
    "a text put between marks",
    "A para for the pack, please tidy: 61 replies, 4 of them on paper. Most were happy with the hours.",
    'Please tidy this for the pack:\n\n"We had 61 replies, 4 of them on paper. Most were happy with the hours."',
  ],
  ["what goes without saying: each", "Send two pages at most by May.", "Send two pages each at most by May."],
  [
    "a noun that opens a sentence before a verb",
    "Ladies long black, gentlemen dark suit. The doors open at two.",
    "Dress is long black for ladies and dark suit for gentlemen. The doors open at two.",
  ],
  [
    "two things named before",
    "These should not be given together because of the risk of muscle damage.",
    "The two should not be given together because of the risk of muscle damage.",
  ],
  [
    "a better verb for what has gone down",
    `The asphalt has not gone down yet; the contractor is to lay it in May, since the mix can't be laid in frost. ${REST}`,
    `The asphalt has not been laid yet. The contractor is to lay it in May, as the mix cannot be laid in frost. ${REST}`,
  ],
  ["a unit with a plain 2", "It costs you about 6 m2 of garden.", "It costs you about 6 m² of garden."],
  [
    "a sum with a comma, told with a point",
    "The mail went back into stock. I refunded 74,90 to your card, it takes a few days normally.",
    "It is back in stock now. A refund of 74.90 to your card, which normally takes a few days, is on its way.",
  ],
  [
    "thousands parted by a space",
    "I take the hours for that, you pay the wood, 1 800. My nephew comes on Monday to help.",
    "I will cover the hours and you pay for the wood: 1,800. My nephew is here from Monday to help.",
  ],
  [
    "a half hour in words",
    "Dinner is at half past six, who comes later gets soup.",
    "Dinner is at 6.30; latecomers get soup.",
  ],
  [
    "a half hour with its figure",
    "We bring the crates in two runs. Could somebody have the hall open from half 7?",
    "As we need two runs for the crates, could the hall be open from 7.30?",
  ],
  ["half as a percentage", `Half of the beds are full. ${REST}`, `50% of the beds are full. ${REST}`],
  ["twice as two times", `It is twice the price. ${REST}`, `It is two times the price. ${REST}`],
  ["must not as may not", `You must not open the valve. ${REST}`, `You may not open the valve. ${REST}`],
  [
    "a date with a space before its comma",
    `The fair is on May 3 , 2026 in Leeds. ${REST}`,
    `The fair is on May 3, 2026 in Leeds. ${REST}`,
  ],
  [
    "two sentences joined by as",
    `Altos, bring the blue booklets, the Bruckner is in there! ${REST}`,
    `Altos, please bring the blue booklets, as the Bruckner is in there! ${REST}`,
  ],
  [
    "a form of a word of the draft",
    `Dear Mr. Nakamura, confirming our call. We will weave the navy twill. ${REST}`,
    `Dear Mr. Nakamura,\n\nTo confirm our call: we will weave the navy twill. ${REST}`,
  ],
  [
    "a weight with its thousands apart",
    "Your landing sold: 1 340 kg hake, monkfish 212 kg.",
    "Your landing sold as follows: 1,340 kg of hake and 212 kg of monkfish.",
  ],
  [
    "a name without its hyphen",
    "after this you are saying wifi upstairs is still slow, this is due to the wall.",
    "You mention that the upstairs Wi-Fi is still slow. This is due to the wall.",
  ],
  [
    "the number of a thing, said once less",
    "Style 4480: fabric arrived yesterday only. About a third of the 4480 rolls show shade difference, we sent swatches.",
    "Style 4480: the fabric arrived only yesterday. About a third of the rolls show a shade difference; we have sent swatches.",
  ],
  [
    "the second half of a run",
    "Your second half was quicker than the first, exactly how I want it.",
    "You ran the second half faster than the first, exactly as I want it.",
  ],
  [
    "only then, told as not until then",
    "Flour delivery is only Friday afternoon so check Thursday night if we have enough for the morning.",
    "The flour delivery doesn't come until Friday afternoon, so please check on Thursday night whether we have enough for the morning.",
  ],
  [
    "an improvement of a rate that fell",
    `The error rate saw an improvement from 2.4% to 0.3%. ${REST}`,
    `The error rate fell from 2.4% to 0.3%. ${REST}`,
  ],
  [
    "a stress that is no share, in a sentence that two became",
    `It is the second time since easter. 12 May late van, 19 May no van at all, and now this. ${REST}`,
    `Subject: The van of 12 May\n\nIt is the second time since Easter: 12 May late van, 19 May no van at all, and now this. ${REST}`,
  ],
  ["a stress left out", `There is no van at all today. ${REST}`, `There is no van today. ${REST}`],
  [
    "a share that moved to the next sentence",
    `We counted all the chairs on Friday. They went to the loft. ${REST}`,
    `We counted the chairs on Friday. They all went to the loft. ${REST}`,
  ],
  [
    "a lead-in with a share",
    `Some things I will miss: the harbour in May, the cranes at night. ${REST}`,
    `I will miss the harbour in May, the cranes at night. ${REST}`,
  ],
  ["most of it, told as mostly", `Priya did most of it. ${REST}`, `It is mostly thanks to Priya. ${REST}`],
];

test.each(FAITHFUL)("no alarm: %s", (_, before, after) => {
  expect(compareDrafts(before, after).changes.filter(({ severity }) => severity === "hard")).toEqual([]);
});

const FAULTS: [what: string, before: string, after: string][] = [
  [
    "a denial of what a text goes on to do",
    "It is too late, so do not go to pay the rent.",
    "It is too late, so go to pay the rent.",
  ],
  [
    "a denial behind a yet of another matter",
    "Yet go to the office and do not sign the lease.",
    "Yet go to the office and sign the lease.",
  ],
  [
    "a figure that numbers nothing",
    `The gate sticks. The shed is fine. ${REST}`,
    `1) The gate sticks.\n4) The shed is fine.\n\n${REST}`,
  ],
  ["a name that is asked", "Ines pls send the figures to the lab by Friday.", "Send the figures to the lab by Friday."],
  [
    "a name that opens two sentences",
    "Hull is off and Bo is in. Hull was ill.",
    "Somebody is off and Bo is in. Somebody was ill.",
  ],
  [
    "a name of two words",
    "The rota is out. Ana Hull is off and Bo is in.",
    "The rota is out. She is off and Bo is in.",
  ],
  ["two things that changed places", "The lorry waits behind the crane.", "The crane waits behind the lorry."],
  ["a denial put in", "The annexe will have heating on Friday.", "The annexe will have no heating on Friday."],
  ["another name in a greeting", "Gday Shane, the van is back.", "G'day Steve,\n\nThe van is back."],
  ["another place", "She is in New Zealand until Friday.", "She is in New Jersey until Friday."],
  [
    "two figures that changed places",
    "We booked 22 in all, 9 in hall A and 5 in hall B.",
    "We booked 22 in all, 5 in hall A and 9 in hall B.",
  ],
  ["a share that went", `We counted all the chairs on Friday. ${REST}`, `We counted the chairs on Friday. ${REST}`],
  ["another share", "We sold 1/4 of it and kept the rest.", "We sold half of it and kept the rest."],
  [
    "two bounds that were exchanged",
    "Do not drop weights before 7am or after 9pm in the gym.",
    "Do not drop weights before 9pm or after 7am in the gym.",
  ],
  ["a point in the place of a comma", "The shaft above 1,350 rpm shakes.", "The shaft shakes above 1.350 rpm."],
  [
    "what binds no more",
    "Every visitor must sign the book at the gate.",
    "Every visitor should sign the book at the gate.",
  ],
  ["what binds now", "Rain boots are advised at the quarry.", "Rain boots are compulsory at the quarry."],
  [
    "another weight",
    "The new frame is 2 kg heavier than the old one.",
    "The new frame is 2 kg lighter than the old one.",
  ],
  ["another length", "Allow 1 hr for the proof.", "Allow a day for the proof."],
  ["a sum with a comma that changed", "I refunded 74,90 to your card today.", "I refunded 74.80 to your card today."],
  ["a half hour that changed", "Dinner is at half past six in the barn.", "Dinner is at 7.30 in the barn."],
  ["another share in the one sentence that changed", `Every bed is full. ${REST}`, `Most beds are full. ${REST}`],
  ["initials that the draft is not short for", "The general meeting is on Friday.", "The AGM is on Friday."],
  [
    "a denial put in before a day",
    "The flour comes on Friday afternoon.",
    "The flour doesn't come on Friday afternoon.",
  ],
];

test.each(FAULTS)("an alarm: %s", (_, before, after) => {
  expect(compareDrafts(before, after).alarm).toBe(true);
});
