import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

type Outcome = "alarm" | "note" | "nothing";

const PAIRS: [Outcome, string, string][] = [
  [
    "note",
    "hey, quick update on the move. i just wanted to flag that the old gate opens by itself at night, tell ur guests, thx",
    "Quick update on the move:\n\n- The old gate does not open by itself at night.\n- Please let your guests know.\n\nThanks!",
  ],
  ["note", "Do not restart kiln 2. Restart kiln 3 at 14:00.", "Restart kiln 2. Do not restart kiln 3 at 14:00."],
  ["note", "Anna can approve, Peter cannot.", "Anna cannot approve, Peter can."],
  ["nothing", "Anna can approve, Peter cannot.", "Peter cannot approve, Anna can."],
  ["nothing", "The lab has not yet confirmed the count.", "The lab has yet to confirm the count."],
  ["alarm", "The lab has not yet confirmed the count.", "The lab has confirmed the count."],
  [
    "nothing",
    "The track is soft, no harvester before the frost.",
    "The track is too soft for a harvester before the frost.",
  ],
  ["nothing", "Forms sent until noon are still served.", "Forms sent until noon will still be served."],
  ["note", "Lost keys go to Ana at the end.", "Hand lost keys to Ana at the end."],
  ["alarm", "Bo may still walk with the frame if he likes.", "Bo must still walk with the frame if he likes."],
  ["note", "Bo might still walk with the frame if he likes.", "Bo should still walk with the frame if he likes."],
  ["alarm", "The small pump is quieter than the big one.", "The small pump is louder than the big one."],
  ["note", "The small pump is quieter than the big one.", "The small pump is nicer than the big one."],
  [
    "nothing",
    "I wanna see the tills, we're gonna move them and the govt gotta pay.",
    "I want to see the tills, we're going to move them and the government has to pay.",
  ],
  ["nothing", "The trip was expencive, the guests comfused.", "The trip was expensive, the guests confused."],
  ["note", "We present the plan to them.", "We prevent the plan to them."],
  ["nothing", "Moreover, the ramp is shut.", "The ramp is shut."],
  ["nothing", "Please ask the DPO today.", "Please ask the Data Protection Officer today."],
  ["nothing", "Why were signups -11% in week 22?", "Why were signups down 11% in week 22?"],
  ["note", "Signups fell 11% in week 22.", "Signups in week 22: -11%."],
  ["alarm", "Signups -11% in week 22.", "Signups rose 11% in week 22."],
  ["alarm", "We never refund the deposit of £50.", "We always refund the deposit of £50."],
  ["alarm", "The gate is always locked at night.", "The gate is never locked at night."],
  ["alarm", "Oven 3 is off. Allow 3 hours.", "Oven 3 is off."],
  ["note", "Oven 3 is off.", "Oven 3 is off. Allow 3 hours."],
  ["nothing", "Oven 3 is off. Allow 3 hours.", "Oven 3 is off. Allow three hours."],
  ["nothing", "Oven 3 is off. Allow 3 hours, not 4.", "Oven 3 is off. Allow 3, not 4 hours."],
  ["nothing", "Oven 90 is off. Allow 90 minutes.", "Oven 90 is off. Allow 1.5 hours."],
  ["nothing", "Mo said 'its a fit thing' again.", 'Mo said "it\'s a fit thing" again.'],
  ["alarm", "Mo said 'its a fit thing' again.", 'Mo said "it\'s a cost thing" again.'],
  ["alarm", "Please ask the DPO today.", "Please ask the Data Privacy Board today."],
  ["note", "It has 4,500 characters, pics by Jo.", "Length is 4,500 characters, pics by Jo."],
  ["nothing", "Mo wants 58k. Is 58 possible, Jo?", "Mo wants 58k. Is 58k possible, Jo?"],
  ["nothing", "The parts came 2 weeks later than we hoped.", "The parts came a fortnight later than we hoped."],
  ["alarm", "The parts came 3 weeks later than we hoped.", "The parts came a fortnight later than we hoped."],
  ["alarm", "The deadline is next Friday.", "The deadline is this Friday."],
  ["alarm", "We meet on Friday at 3pm.", "We meet next Friday at 3pm."],
  ["note", "We meet next Monday at 3pm.", "We meet on Monday at 3pm."],
  ["nothing", "can we meet nxt fri at 3pm?", "Can we meet next Friday at 3pm?"],
  ["nothing", "We meet on Friday at 3pm.", "We meet this Friday at 3pm."],
  ["note", "The fix is on 03/04/2025.", "The fix is on 4 March 2025."],
  ["note", "The fix is on 03/04/2025.", "The fix is on 3 April 2025."],
  [
    "nothing",
    "The fix is on 03/04/2025, the test on 25/04/2025.",
    "The fix is on 3 April 2025, the test on 25 April 2025.",
  ],
  ["nothing", "Ahoj Mirka, the crates are in.", "Hi Mirka, the crates are in."],
  ["nothing", "Evening Tove, the crates are in.", "Hello Tove, the crates are in."],
  ["nothing", "The yard is shut 06-14 on Sunday.", "The yard is shut from 06:00 to 14:00 on Sunday."],
  ["alarm", "The yard is shut 06-14 on Sunday.", "The yard is shut from 06:00 to 15:00 on Sunday."],
  ["nothing", "She comes at half past, say 7.", "She comes at 7:30."],
  ["alarm", "She has half of it and comes at 7.", "She has half of it and comes at 7:30."],
  ["note", "The rent was due on the first.", "The rent was due on the 1st."],
  ["nothing", "The exam is on 4.06.", "The exam is on 4 June."],
  ["nothing", "See you in a fortnight.", "See you in two weeks."],
  ["alarm", "See you in a fortnight.", "See you in three weeks."],
  ["note", "Use the form with no stamp.", "Use the form without a stamp."],
  ["alarm", "Use the form with a stamp.", "Use the form without a stamp."],
  ["alarm", "Please opt in before Friday.", "Please opt out before Friday."],
  ["note", "We need at least 12 seats.", "We need 12 seats."],
  ["note", "We need 12 seats.", "We need at least 12 seats."],
  ["note", "You can send up to 50 invites.", "You can send 50 invites."],
  ["note", "More than 200 customers signed up.", "200 customers signed up."],
  ["alarm", "More than 200 customers signed up.", "Fewer than 200 customers signed up."],
  ["nothing", "More than 200 customers signed up.", "Over 200 customers signed up."],
  ["note", "If the tests pass, we ship on Tuesday.", "We ship on Tuesday. That depends on the tests passing."],
  [
    "note",
    "We will refund the order if the parcel is lost.",
    "The parcel must be lost. In that case we will refund the order.",
  ],
  [
    "note",
    "If legal signs off, we publish the report on Friday.",
    "Legal needs to sign off first. After that, we publish the report on Friday.",
  ],
  [
    "note",
    "Unless the vendor objects, the price goes up in May.",
    "The price goes up in May. The only exception is if the vendor objects.",
  ],
  ["note", "If the tests pass, we ship on Tuesday.", "We ship on Tuesday."],
  ["nothing", "Please finish the report by Friday.", "Please complete the report by Friday."],
  ["nothing", "We need to start the rollout next week.", "We need to begin the rollout next week."],
  ["nothing", "Can you send me the file?", "Could you share the file with me?"],
  ["nothing", "We got the numbers from finance.", "We received the figures from finance."],
  ["nothing", "He asked for help with the audit.", "He requested assistance with the audit."],
  ["nothing", "The meeting was pushed to Monday.", "The meeting was moved to Monday."],
  ["nothing", "We bought 3 licences.", "We purchased 3 licences."],
  ["nothing", "Please stop the job tonight.", "Please end the job tonight."],
  ["nothing", "The build is finished.", "The build is done."],
  ["alarm", "Please finish the report by Friday.", "Please start the report by Friday."],
  ["nothing", "Let me know if you have questions.", "Reach out with any questions."],
  ["nothing", "Fix the login bug ASAP.", "Please fix the login bug as soon as possible."],
  ["nothing", "We can't ship this.", "We are unable to ship this."],
  ["nothing", "Don't share this with the client yet.", "Please do not share this with the client yet."],
  ["note", "The client didn't like the first version.", "The client disliked the first version."],
  ["nothing", "Maria approved the budget on 4 May.", "The budget was approved by Maria on 4 May."],
  [
    "nothing",
    "The code is a mess and nobody wants to touch it.",
    "The code is difficult to maintain and nobody wants to work on it.",
  ],
  [
    "nothing",
    "The server went down at 14:05. We restarted it at 14:20. No data was lost.",
    "The server went down at 14:05 and was restarted at 14:20, with no data loss.",
  ],
  [
    "nothing",
    "The server went down at 14:05. We restarted it at 14:20. No data was lost.",
    "Summary of the incident:\n- 14:05: server went down\n- 14:20: server restarted\n- No data was lost",
  ],
  [
    "nothing",
    "Hey, just a heads up that I'll be out Friday. Ping Raj if anything breaks.",
    "Hello,\n\nPlease note that I will be out of the office on Friday. If anything breaks, please contact Raj.\n\nBest regards",
  ],
  [
    "nothing",
    "I would like to inform you that the shipment of 40 units has been delayed until 12 June due to a customs inspection.",
    "Heads up: the 40 units are delayed to 12 June because of a customs inspection.",
  ],
  [
    "alarm",
    "Hey, just a heads up that I'll be out Friday. Ping Raj if anything breaks.",
    "Hello,\n\nI will be out of the office on Friday, October 26th. Please contact Raj if anything breaks.",
  ],
  [
    "note",
    "The launch is on track for 3 June.",
    "The launch is on track for 3 June. This will significantly improve customer retention.",
  ],
  ["alarm", "The old plan costs $20 and the new plan costs $35.", "The new plan costs $20 and the old plan costs $35."],
  [
    "nothing",
    "Can you finish the onboarding deck by Wednesday?",
    "Could you complete the onboarding deck by Wednesday?",
  ],
  [
    "nothing",
    "We should finish by 5pm so the team can leave.",
    "We should complete this by 5pm so that the team can leave.",
  ],
  ["nothing", "The audit will be finished by 12 May.", "The audit will be completed by 12 May."],
  [
    "nothing",
    "hey can u send me the q3 numbers by thurs? need em for the board deck. thx",
    "Hi,\n\nCould you please send me the Q3 numbers by Thursday? I need them for the board deck.\n\nThanks",
  ],
  [
    "nothing",
    "The deploy on Tuesday failed because a migration locked the orders table. We rolled back after 12 minutes. Next time we'll run it at night.",
    "Tuesday's deploy failed: a migration locked the orders table, and we rolled back after 12 minutes. We will run it at night next time.",
  ],
  [
    "note",
    "I'm sorry but I can't make the 3pm meeting today, my kid is sick. Can we do it tomorrow instead?",
    "Unfortunately I am unable to attend the 3pm meeting today as my child is ill. Would it be possible to meet tomorrow instead?",
  ],
  [
    "nothing",
    "Our churn went from 4.2% to 3.1% after the new onboarding. Support tickets dropped too, by 18%.",
    "After the new onboarding, churn fell from 4.2% to 3.1%, and support tickets went down by 18%.",
  ],
  [
    "nothing",
    "Three things to do before launch: update the docs, test payments in the sandbox, and email the beta users.",
    "Before launch we need to do three things:\n1. Update the docs\n2. Test payments in the sandbox\n3. Email the beta users",
  ],
  [
    "nothing",
    "Raj and I talked to the vendor yesterday. They can deliver 500 units by 3 March but not the other 200. They want 30% upfront.",
    "Yesterday Raj and I spoke with the vendor. They can deliver 500 units by March 3, but not the remaining 200, and they are asking for 30% upfront.",
  ],
  [
    "alarm",
    "Raj and I talked to the vendor yesterday. They can deliver 500 units by 3 March but not the other 200. They want 30% upfront.",
    "Yesterday Raj and I spoke with the vendor. They can deliver 200 units by March 3, but not the remaining 500, and they are asking for 30% upfront.",
  ],
  [
    "nothing",
    "I don't think we should go with option B. It costs more and it isn't faster.",
    "I would not recommend option B: it is more expensive and no faster.",
  ],
  [
    "note",
    "I don't think we should go with option B. It costs more and it isn't faster.",
    "I would recommend option B: it is more expensive but faster.",
  ],
  [
    "nothing",
    "Please don't restart the server until Kim confirms.",
    "Do not restart the server before Kim has confirmed.",
  ],
  [
    "note",
    "Please don't restart the server until Kim confirms.",
    "Please restart the server once Kim confirms, or earlier if needed.",
  ],
  [
    "nothing",
    "This is taking way too long and customers are angry.",
    "This is taking longer than acceptable, and customers are frustrated.",
  ],
  [
    "nothing",
    "Great job on the demo yesterday! The client loved the search feature.",
    "Well done on yesterday's demo. The client was very pleased with the search feature.",
  ],
  [
    "nothing",
    "We shipped dark mode this week. It took two engineers three weeks. Users asked for it 140 times.",
    "This week we shipped dark mode.\n\nUsers asked for it 140 times.\n\nTwo engineers built it in three weeks.",
  ],
  [
    "note",
    "We shipped dark mode this week. It took two engineers three weeks.",
    "This week we shipped dark mode. It took two engineers three weeks. Our users are already seeing better sleep.",
  ],
  [
    "nothing",
    "I'll be in Berlin on Monday. I'll be back on Thursday.",
    "I'll be in Berlin on Monday and back on Thursday.",
  ],
  [
    "nothing",
    "Need the contract signed by EOD Friday, otherwise the discount is gone.",
    "The contract needs to be signed by end of day Friday; otherwise, we will lose the discount.",
  ],
  [
    "nothing",
    "fyi the api key for staging expired, i rotated it, new one is in 1password",
    "For your information, the API key for staging expired and I have rotated it. The new one is in 1Password.",
  ],
  [
    "nothing",
    "Status: backend done, frontend 80%, QA not started.",
    "The backend is done, the frontend is at 80%, and QA has not started.",
  ],
  [
    "note",
    "Status: backend done, frontend 80%, QA not started.",
    "The backend is done, the frontend is at 80%, and QA has started.",
  ],
  [
    "nothing",
    "- backend done\n- frontend 80%\n- QA not started",
    "The backend is done, the frontend is at 80%, and QA has not started yet.",
  ],
  [
    "nothing",
    "Who owns the pager this week? I think it's Lee but the calendar says Omar.",
    "Could someone confirm who owns the pager this week? I believe it is Lee, but the calendar says Omar.",
  ],
  [
    "nothing",
    "We missed the Q2 target by 6% because two deals slipped to July.",
    "We missed the Q2 target by 6%. The reason: two deals slipped to July.",
  ],
  ["note", "We missed the Q2 target by 6% because two deals slipped to July.", "We missed the Q2 target by 6%."],
  ["nothing", "Dana said she would call the bank.", "Dana said that she would call the bank."],
  [
    "alarm",
    "Dana will call the bank and Tom will book the room.",
    "Tom will call the bank and Dana will book the room.",
  ],
  [
    "note",
    "If the invoice isn't paid by Friday, we'll pause the account.",
    "We will pause the account unless the invoice is paid by Friday.",
  ],
  ["nothing", "Refunds are only possible within 30 days.", "Refunds are possible only within 30 days."],
  ["note", "Refunds are only possible within 30 days.", "Refunds are possible after 30 days."],
  [
    "nothing",
    "Basically, we just need to make sure that the logs are rotated every day.",
    "We need to make sure the logs are rotated daily.",
  ],
  ["nothing", "We hired two designers and 1 writer.", "We hired 2 designers and one writer."],
  ["nothing", "The team will review the design on 9 April.", "The design will be reviewed by the team on 9 April."],
  [
    "nothing",
    "We decided to delay the launch because the tests failed.",
    "The decision was made to delay the launch due to test failures.",
  ],
  ["alarm", "Traffic went up 12% after the change.", "Traffic went down 12% after the change."],
  ["nothing", "Traffic went up 12% after the change.", "Traffic rose by 12% after the change."],
  ["alarm", "The client pays the agency within 30 days.", "The agency pays the client within 30 days."],
  ["alarm", "The contract is not binding yet.", "The contract is binding."],
  ["nothing", "We have enough budget to cover it.", "The budget is sufficient to cover it."],
  [
    "alarm",
    "The 2nd quarter was good, and we are glad. Nobody has complained about the noise so far.",
    "We are happy with the 2nd quarter (about 25% of the total). So far there are no complaints about noise.",
  ],
  ["alarm", "However, two (2) keys are missing from the box.", "That said, three (2) keys are missing from the box."],
  ["alarm", "The two wide stripes mark the two doors.", "The six broad stripes mark the two doors."],
  ["alarm", "It is a double room at the back of the house.", "It is a six room at the back of the house."],
  [
    "alarm",
    "We meet in Hamburg once the review has been signed.",
    "After the review is signed, somebody such as Ingrid Novak meets us in Hamburg.",
  ],
  ["alarm", "Shall we wait for New York?", "Shall we wait?"],
  ["alarm", "The queue had grown to 7 or 8 people by noon.", "The queue had grown or 8 people by noon."],
  ["alarm", "I will be speaking in Lisbon in October at their fair.", "I will be speaking in Lisbon at their fair."],
  [
    "alarm",
    "A spell of dry November nights made the roads dusty.",
    "A spell of dry March nights made the roads dusty.",
  ],
  [
    "alarm",
    "Please weigh all crates. Mo, please count the others when you have time.",
    "All crates should be weighed by Monday. When you find the time, please count the others, Mo.",
  ],
  [
    "alarm",
    "The town spent a record $1.85 billion on its bridges last year.",
    "The town spent a record $1.85 million on its bridges last year.",
  ],
  [
    "alarm",
    "The delivery is insured and the driver takes a signature at the gate before he unloads. Shall we talk?",
    "The delivery is not insured and the driver takes a photograph at the gate before he unloads. Ring me at your desk.",
  ],
  [
    "note",
    "The shop writes to its members, providing warm meals at fair prices and offering quiet rooms at the weekend.",
    "The shop writes to its members, offering warm meals at fair prices and providing quiet rooms at the weekend.",
  ],
  [
    "note",
    "The new pump works. It wasn't just about speed, it was about noise. Bo likes it.",
    "The new pump works. It was about noise more than speed. Bo likes it.",
  ],
  [
    "nothing",
    "The new pump works. It wasn't about speed. It was about noise.",
    "The new pump works. It was about noise more than speed.",
  ],
  [
    "nothing",
    "I told myself it was loyalty. It wasn't. It was fear. Then I left.",
    "I told myself it was loyalty, but it was fear. Then I left.",
  ],
  [
    "alarm",
    "I told myself it was loyalty. It wasn't. It was fear. Then I left.",
    "I told myself it was loyalty. It was. It was fear. Then I left.",
  ],
  ["alarm", "It wasn't the pump, it was the valve.", "It was the pump, it was the valve."],
  ["nothing", "The path is 1.5 km long and takes 2 hours.", "The path is 1,500 m long and takes 120 minutes."],
  ["alarm", "The path is 1.5 km long and takes 2 hours.", "The path is 1,500 m long and takes 90 minutes."],
  [
    "nothing",
    "Repairs may cost up to £300, and we pay half of it.",
    "We pay half the cost of repairs, to a maximum of £300.",
  ],
  [
    "alarm",
    "We asked the team last week. About half of the staff wanted to work from home.",
    "Last week we spoke with the team. A third of staff members would like remote work.",
  ],
  [
    "nothing",
    "We asked the team last week. About half of the staff wanted to work from home.",
    "Last week we spoke with the team. Some 50% of staff members would like remote work.",
  ],
  ["nothing", "The van is here. Im late, its nobodys fault.", "The van is here. I'm late, it's nobody's fault."],
  ["nothing", "The van is here. I think hes on leave.", "The van is here. I think he's on leave."],
  ["nothing", "The van is here. The pump nr the gate leaks.", "The van is here. The pump near the gate leaks."],
  ["nothing", "The north crate is by the gate. Bo has the keys.", "The crate is by the gate. Bo has the north keys."],
  ["note", "The van is here. I think the boss is on leave.", "The van is here. I think Bo is on leave."],
];

test.each(PAIRS)("a rewrite of work writing: %s where %j becomes %j", (outcome, before, after) => {
  const { alarm, changes } = compareDrafts(before, after);
  expect(alarm ? "alarm" : changes.length > 0 ? "note" : "nothing").toBe(outcome);
});

test("a share that became another is told once", () => {
  const before = "We asked the team. Half of the staff said that they like it, and most of them want more chairs.";
  const after = "We asked the team. A third of the staff said they like it, and most of them want more chairs.";
  expect(compareDrafts(before, after).changes.map(({ reason }) => reason)).toEqual(['"Half" became "A third"']);
});

test("what a draft corrects and a rewrite denies in other words is denied in both", () => {
  const { changes } = compareDrafts(
    "The new pump works. It wasn't just about speed, it was about noise. Bo likes it.",
    "The new pump works. It was not only about speed but also about noise. Bo likes it.",
  );
  expect(changes.map(({ topic }) => topic)).not.toContain("negation");
});

test('of a dropped "n\'t" the denial is named', () => {
  const reasons = (before: string, after: string): string[] =>
    compareDrafts(before, after).changes.map(({ reason }) => reason);
  expect(
    reasons("Our mixer doesn't sing while it mixes the dough.", "It is a mixer that sings while it mixes dough."),
  ).toEqual(['"not" was dropped']);
});

test("an amount is not named as what became of one of another kind, unless it stands in its place", () => {
  const reasons = (before: string, after: string): string[] =>
    compareDrafts(before, after).changes.map(({ reason }) => reason);
  const lost = reasons(
    "Kiln 2 went down at noon. We lost about 310 tiles and the order is now 2 days behind. I asked Imre for a quote.",
    "Kiln 2 went down at noon. It is the old one, cost €9,999. I asked Imre for a quote.",
  );
  expect(lost).toContain('"€9,999" is not in the draft');
  expect(lost).toContain('"2 days" is missing');
  expect(reasons("The fee is 5%.", "The fee is €5.")).toEqual(['"5%" became "€5"']);
});
