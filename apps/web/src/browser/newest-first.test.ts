import { expect, test } from "vitest";
import { newestFirst } from "./newest-first.ts";

test("while one question is answered only the newest of the others waits, and each answer comes with its question", () => {
  const posted: string[] = [];
  const heard: [string, string][] = [];
  let answer: (text: string) => void = () => undefined;
  const ask = newestFirst<string, string>(
    { post: (question) => void posted.push(question), onAnswer: (listener) => (answer = listener) },
    (text, question) => void heard.push([question, text]),
  );
  for (const question of ["one", "two", "three"]) ask(question);
  expect(posted).toEqual(["one"]);
  answer("1");
  expect(posted).toEqual(["one", "three"]);
  answer("3");
  ask("four");
  answer("4");
  expect(heard).toEqual([
    ["one", "1"],
    ["three", "3"],
    ["four", "4"],
  ]);
});
