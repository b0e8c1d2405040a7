import { expect, test } from "vitest";
import { saidWay } from "./said-way.ts";

test("what is said of the way is not the opposite of what most habits did", () => {
  const [closer, further] = [{ nearer: true }, { nearer: false }];
  expect(saidWay("nearer", [further, further, closer])).toBe("level");
  expect(saidWay("nearer", [further])).toBe("level");
  expect(saidWay("nearer", [closer, further])).toBe("nearer");
  expect(saidWay("nearer", [])).toBe("nearer");
  expect(saidWay("farther", [closer])).toBe("level");
  expect(saidWay("farther", [closer, further])).toBe("farther");
  expect(saidWay("level", [closer])).toBe("level");
});
