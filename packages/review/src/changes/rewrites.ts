/** A draft and its rewrite, for tests. */
export interface Rewrite {
  name: string;
  before: string;
  after: string;
  fromNotes?: boolean;
  partial?: boolean;
}

export const REWRITES: readonly Rewrite[] = [
  {
    name: "a mail, tidied",
    before:
      "hi team, just wanted to check in on the rollout. we moved 14 of 22 shops to the new till on Tue 17 Nov. the rest waits for Bo, who is back on monday. it is important to note that we utilise the old one until then. thanks in advance!",
    after:
      "Hi team,\n\nQuick check-in on the rollout. We moved 14 of 22 shops to the new till on Tue 17 Nov. The rest waits for Bo, who is back on Monday. Until then we use the old one.\n\nThanks!",
  },
  {
    name: "facts lost, changed and added",
    before:
      "We met Ana at 5pm on Tuesday in the hall. The invoice of $3,150 is due on 14 October. Please do not open the main valve. See https://example.org/valve for the plan.",
    after:
      "We met Ana on Tuesday in the hall. The invoice of $3,510 is due on 14 October. Please open the main valve. Ulf Berg has the plan, which costs 40 euros.",
  },
  {
    name: "sentences moved, merged and split",
    before:
      "First we ship the parser today. Then Bo tests the importer. Last we tell support about it. The queue is slow. It is slow because the disk is full and nobody has cleaned it since May, so Olga does that on Friday.",
    after:
      "Last we tell support about it. First we ship the parser today, then Bo tests the importer. The queue is slow because the disk is full. Nobody has cleaned it since May. Olga does that on Friday.",
  },
  {
    name: "paragraphs, lists and a new ending",
    before:
      "Agenda for Thursday:\n- budget of 12,400 EUR\n- the two open roles\n- a name for the new shop\n\nBring pens. The room is 4.12.",
    after:
      "Agenda for Thursday:\n\n1. The budget of 12,400 EUR\n2. The two open roles\n3. A name for the new shop\n\nThe room is 4.12. Let me know if anything is missing.",
  },
  {
    name: "from notes",
    before:
      "from Mia\nkickoff call moved to Thu 14:00\nbudget 12,400 EUR\nlegal approved contract\nask Tom for the seating plan",
    after:
      "Hi team,\n\nThe kickoff call has moved to Thu 14:00, and the budget is 12,400 EUR. Legal has approved the contract.\n\nBest,\nMia",
    fromNotes: true,
  },
  {
    name: "an end that came early",
    before:
      "The dryer is mended. It cost $640. Olga has the keys, pls dont start it untill then. The plumber comes on Friday.",
    after: "The dryer is mended, and it cost $640. Olga has the keys.",
    partial: true,
  },
  {
    name: "notes that ended early",
    before: "kickoff call moved to Thu 14:00\nbudget 12,400 EUR\nlegal approved contract",
    after: "The kickoff call moved to Thu 14:00.",
    fromNotes: true,
    partial: true,
  },
  {
    name: "hedges and conditions",
    before:
      "I think the lift is mended by noon. If the part comes late, we may have to close the second floor. You must not use it before the test. About 30 people asked, and most of them were kind.",
    after:
      "The lift will be mended by noon. We have to close the second floor. Don't use it before the test. About 30 people asked; all of them were kind.",
  },
  {
    name: "a quotation, code and a link",
    before:
      'Ana said "ship it by Friday" in the call. Run `npm run build` before that. The log is at https://example.org/a?b=1 and takes 3-4 weeks to fill.',
    after:
      'In the call Ana said "ship it by Friday". Before that, run `npm run build`. The log (https://example.org/a?b=1) takes 3-4 weeks to fill.',
  },
  {
    name: "typing errors, and a slip that is a figure",
    before:
      "Teh importer recieves 3 flies a day, and your right that its slow. I wrote ot to Bo befor noon, he comes b4 5pm.",
    after:
      "The importer receives 4 files a day, and you’re right that it’s slow. I wrote to Bo before noon; he comes before 5pm.",
  },
  {
    name: "a list made of sentences, with its marks",
    before:
      "Please do three things. Order the pens. Ring the plumber about the 2nd floor. Book room 4.12 for Thursday. Thanks, Ruben",
    after:
      "Please do three things:\n\n- Order the pens\n- Ring the plumber about the second floor\n- Book room 4.12\n\nThanks,\nRuben",
  },
  {
    name: "items of a list that go, come and change places",
    before: "To buy:\n1) ten pens\n2) paper, A4\n3) 2 lamps\n\nOlga pays. Keep the receipt.",
    after: "To buy:\n- 2 lamps\n- ten pens\n- a stapler\n\nOlga pays.",
  },
  {
    name: "a word that goes from one of several sentences to another",
    before:
      "The crew mends the boiler on Monday. The tenants get a letter. Nobody enters the cellar. The landlord pays for the boiler.",
    after:
      "The crew comes on Monday. The tenants get a letter about the boiler. Nobody enters the cellar. The landlord pays.",
  },
  {
    name: "denials, and a word glued to a mark",
    before:
      "We do not ship on Friday. Nobody signed off the re-test (see PR #812). It isn't done, is it? The well-known bug costs ~$18k/month.",
    after:
      "We ship on Friday. The sign-off of the retest is open, see PR #812. It is done. The known bug costs $18k a month.",
  },
  {
    name: "paragraphs that change places",
    before: "Hi Ana,\n\nThe vent is open since noon.\n\nThe lift stays shut until 5pm.\n\nBest,\nBo",
    after: "Hi Ana,\n\nThe lift stays shut until 5pm.\n\nThe vent has been open since noon.\n\nBest,\nBo",
  },
  {
    name: "notes of several lines, of which some are said in one sentence",
    before:
      "todo\n- kickoff call moved to Thu 14:00\n- budget 12,400 EUR\n  approved by legal on 4 May\n- Tom sits beside Mia\n- check the projector",
    after:
      "The kickoff call moved to Thu 14:00. Legal approved the budget of 12,400 EUR on 4 May. Somebody has to check the projector before 13:00.",
    fromNotes: true,
  },
  {
    name: "notes of which an end that came early says the first and the last",
    before:
      "The hall is booked for 9 May.\nPetr talks to them.\nBring the projector and the two lamps.\nInes has the keys of the hall.",
    after: "The hall is booked for 9 May. Ines has the keys of the hall.",
    fromNotes: true,
    partial: true,
  },
  {
    name: "an end amid a sentence",
    before:
      "the dryer is mended since noon and olga has the keys and please do not start it until the plumber was there on friday at 9am. the bill is $640.",
    after: "The dryer has been mended since noon, and Olga has the keys",
    partial: true,
  },
  {
    name: "German, with a greeting that came and a courtesy that went",
    before:
      "die halle ist am 23. Mai frei. bitte vorher nix liefern! der umbau kostet ca. 7.300 € im jahr. danke dir und bis bald",
    after:
      "Hallo zusammen,\n\ndie Halle ist am 23. Mai frei. Bitte liefert vorher nichts! Der Umbau kostet ca. 7.300 €.",
  },
  { name: "nothing changed", before: "The vent is open. Ring Bo at 5pm.", after: "The vent is open. Ring Bo at 5pm." },
  { name: "everything new", before: "Lunch?", after: "Would you like to have lunch with us on Friday at 12:30?" },
];
