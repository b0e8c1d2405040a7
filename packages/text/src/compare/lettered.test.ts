import { expect, test } from "vitest";
import { compareDrafts } from "./compare.ts";

const told = (before: string, after: string): string[] =>
  compareDrafts(before, after).changes.map(({ status, severity, reason }) => `${status} ${severity}: ${reason}`);

test.each([
  ["Please come to room 12A at noon.", "Please come to room 12B at noon.", '"12A" became "12B"'],
  ["Seat 7C is mine.", "Seat 7D is mine.", '"7C" became "7D"'],
  ["Flat 7C is free from 12 December.", "From 12 December flat 7D is free.", '"7C" became "7D"'],
  ["It costs £4,500 a month.", "It costs £4.500 a month.", '"£4,500" became "£4.500"'],
  ["It costs £4,500 from Friday.", "From Friday the cost of it is £4.500.", '"£4,500" became "£4.500"'],
  ["The hall holds 4,500 people.", "The hall holds 4.500 people.", '"4,500" became "4.500"'],
])("a figure that changed is not told as missing: %s → %s", (before, after, reason) => {
  expect(told(before, after)).toEqual([`changed hard: ${reason}`]);
});

test.each([
  ["Take room 12A today.", "Take room 12a today."],
  ["Take room 12A today.", "Take room 12 A today."],
  ["Rooms 12A and 12B are free.", "Rooms 12A/B are free."],
  ["It was 20C outside.", "It was 20 °C outside."],
  ["We need 5K more.", "We need 5,000 more."],
  ["The rate is 4.500 € now.", "The rate is €4,500 now."],
])("another notation is no change: %s → %s", (before, after) => {
  expect(compareDrafts(before, after).alarm).toBe(false);
});
