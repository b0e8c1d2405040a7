import { expect, test } from "vitest";
import { createWitness } from "./witness.ts";

const unbacked = (draft: string, rewrite: string): string[] => createWitness([draft])(rewrite).map(({ text }) => text);

test.each([
  ["load it to one-eighty kg max", "Load it to a maximum of 180 kg."],
  ["temp was 38 point 5", "The temperature was 38.5."],
  ["5mg for 7/7", "5 mg for 7 days."],
  ["batch 0417 exp 06/27, lease ends 3/28", "Batch 0417 expires in June 2027; the lease ends in March 2028."],
  ["pto 12/23 thru 1/2", "PTO from December 23 through January 2."],
  ["i'll be 10-15 late", "I'll be 10 to 15 minutes late."],
  ["a loan of 20k at 6.9, sla 99.5", "A loan of 20k at 6.9%. The SLA is 99.5%."],
  ["OPS 2231 & 2232 are open", "OPS-2231 and OPS-2232 are open."],
  ["budget 45k, spent 31.5", "Of the budget of 45k, 31.5k is spent."],
  ["75 grand for the roof, 12 for the gutters", "The roof costs 75,000 and the gutters 12,000."],
  ["target 2.4M$, we're at 1.9", "The target is $2.4M and we're at $1.9M."],
  ["gross 4.1m net 2.9", "Gross 4.1M, net 2.9M."],
  ["goals are at 60/40/85 pct", "The goals are at 60%, 40% and 85%."],
  ["it was 9c, shd be under 5", "It was 9°C and should be under 5°C."],
  ["price went 4.99 to 5.49 usd", "The price went from $4.99 to $5.49."],
  ["6ft by 4ft shed", "A shed of 6 by 4 feet."],
  ["on at 9pm, back by 11", "On at 9 PM and back by 11 PM."],
  ["half 11 start", "We start at 11:30."],
  ["37.5 hrs pw", "37.5 hours per week."],
  ["pt 82f, fell at home", "An 82-year-old woman fell at home."],
  ["200 m of cat6", "200 m of Cat 6 cable."],
  ["he ran 10k in 48:12", "He ran 10 km in 48:12."],
  ["14.80/hr, nights", "14.80 an hour, nights."],
  ["1500 words +/- 10%", "1,500 words (±10%)"],
  ["her 1pm is now 1:30", "Her 1 pm is now at 1:30 pm."],
  ["meet qtr past 4 this aft", "Meet at 16:15 this afternoon."],
  ["back at oh six hundred on 3 jun 24", "Back at 06:00 on 2024-06-03."],
  ["port 8443 on 10.0.4.7", "Use 10.0.4.7:8443."],
  ["mail jan dot novak at pilar dot example", "Mail jan.novak@pilar.example."],
  ["3 x 10^6 cells", "3 million cells."],
  ["version two point one point three", "v2.1.3"],
  ["zero point four percent", "0.4%"],
  ["cut by 25 bps", "Cut by 0.25 percentage points."],
  ["from mon 4 nov to fri 8 nov", "4–8 November (Mon–Fri)"],
  ["at ten past midnight", "At 00:10."],
  ["rolls for the sat breakfast", "Rolls for the Saturday breakfast."],
])("the draft vouches for what it writes short: %s", (draft, rewrite) => {
  expect(unbacked(draft, rewrite)).toEqual([]);
});

test.each([
  ["220k, down from 265", "220k, down from 265k."],
  ["budget 45k, 12 people", "A budget of 45k for 12k people."],
  ["spent 31.5 of the 45k", "We spent 31.5M of the 45k."],
  ["75 grand for the roof, 12 for the gutters", "75,000 for the roof, 12,500 for the gutters."],
  ["on at 9pm, back by 11", "On at 9 PM and back by 11 AM."],
  ["6ft by 4ft shed", "A shed of 6 by 4 metres."],
  ["OPS 2231 & 2232", "OPS-2231 and OPS-2233."],
  ["i'll be 10-15 late", "I'll be 10 to 15 hours late."],
  ["one-eighty kg max", "A maximum of 108 kg."],
  ["gross 4.1m net 2.9", "Gross 4.1M, net 2.9K."],
  ["pto 12/23 thru 1/2", "PTO from December 23 through February 1."],
  ["sla 99.5", "The SLA is 99.95%."],
  ["5mg for 7/7", "5 mg for 7 weeks."],
  ["rent 950 pw", "Rent is 950 a month."],
  ["boxes 40x30x20 cm", "Boxes (40 × 30 × 20 in)."],
  ["86 per sqm", "86 per square foot."],
  ["if i leave in sept", "Nine twelfths if I leave in September."],
  ["he ran 10k", "He ran 10 miles."],
  ["port 8443 on 10.0.4.7", "Use 10.0.4.7:8433."],
  ["200 m of cat6", "200 m of Cat 7."],
  ["1500 words +/- 10%", "1,500 words (±15%)"],
  ["her 1pm is now 1:30", "Her 1 pm is now at 1:30 am."],
])("and for nothing else: %s", (draft, rewrite) => {
  expect(unbacked(draft, rewrite)).not.toEqual([]);
});
