import { expect, test } from "vitest";
import { defaultPlans } from "../plans/plans.ts";
import { noOffers, parseOffers } from "./offers.ts";

const pro = { name: "Pro", price: "price_1", plan: "pro" };
const parse = (value: unknown) => parseOffers(JSON.stringify(value), defaultPlans);

test("plans and credits are kept apart, and found by id and by price", () => {
  const offers = parse({ pro, "credits-5": { name: "5 credits", price: "price_2", credits: 5 } });
  expect(offers.all.map(({ id, kind }) => [id, kind])).toEqual([
    ["pro", "plan"],
    ["credits-5", "credits"],
  ]);
  expect(offers.byId("credits-5")).toMatchObject({ credits: 5 });
  expect([offers.planOf("price_1"), offers.planOf("price_2"), offers.planOf("price_3")]).toEqual(["pro", null, null]);
  expect(noOffers.byId("pro")).toBeNull();
});

test.each([
  [{ pro: { ...pro, plan: "gold" } }, /is not a known plan/],
  [{ pro: { ...pro, plan: "anonymous" } }, /is not a known plan/],
  [{ pro, twin: pro }, /the same price twice/],
  [{ pro: { name: "Pro", price: "price_1" } }, /pro/],
  [{ "credits-0": { name: "None", price: "price_2", credits: 0 } }, /credits-0/],
  [{ Pro: pro }, /lower-case/],
])("%j is refused", (value, problem) => expect(() => parse(value)).toThrow(problem));
