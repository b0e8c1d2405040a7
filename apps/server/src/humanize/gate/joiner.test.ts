import { expect, test } from "vitest";
import { joiner } from "./joiner.ts";

const join = (soFar: string, continuation: string, size: number, space = ""): { text: string; restarted: boolean } => {
  const fitting = joiner(soFar, space);
  let text = soFar;
  for (let at = 0; at < continuation.length; at += size) text += fitting.push(continuation.slice(at, at + size));
  return { text: text + fitting.end(), restarted: fitting.restarted() };
};

const sizes = [1, 3, 7, 500];
const SO_FAR = "Hi Ana, the launch moves to next week because the load test failed";

test.each(sizes)("one space parts the words, and none stands before a full stop, in pieces of %i", (size) => {
  expect(join(SO_FAR, "and nobody was hurt by it.", size).text).toBe(`${SO_FAR} and nobody was hurt by it.`);
  expect(join(SO_FAR, " and nobody was hurt by it.", size).text).toBe(`${SO_FAR} and nobody was hurt by it.`);
  expect(join(SO_FAR, ". Nobody was hurt by it.", size).text).toBe(`${SO_FAR}. Nobody was hurt by it.`);
  expect(join(SO_FAR, ".", size).text).toBe(`${SO_FAR}.`);
});

test.each(sizes)("the break before a stopped stretch stays, in pieces of %i", (size) => {
  expect(join(SO_FAR, "- and nobody was hurt.", size, "\n").text).toBe(`${SO_FAR}\n- and nobody was hurt.`);
});

test.each(sizes)("what repeats the end of the text is cut, in pieces of %i", (size) => {
  const { text } = join(SO_FAR, "because the load test failed and we wait.", size);
  expect(text).toBe(`${SO_FAR} and we wait.`);
});

test.each(sizes)("what repeats the text from its start is cut, in pieces of %i", (size) => {
  expect(join(SO_FAR, `${SO_FAR}. We wait for the fix.`, size).text).toBe(`${SO_FAR}. We wait for the fix.`);
});

test.each(sizes)("so many letters alike are a repetition, and fewer are none, in pieces of %i", (size) => {
  const [fifteen, sixteen] = ["abcdefghijklmno", "abcdefghijklmnop"];
  expect(join(`So far: ${sixteen}`, `${sixteen} and on.`, size).text).toBe(`So far: ${sixteen} and on.`);
  expect(join(`So far: ${fifteen}`, `${fifteen} and on.`, size).text).toBe(`So far: ${fifteen} ${fifteen} and on.`);
});

test.each(sizes)("an answer that begins again and goes another way is refused, in pieces of %i", (size) => {
  const { text, restarted } = join(SO_FAR, "Hi Ana, the launch moves to next week and then some more.", size);
  expect(restarted).toBe(true);
  expect(text).toBe(SO_FAR);
});

test.each(sizes)(
  "a repeated text is cut from its start also where its first words come twice, in pieces of %i",
  (size) => {
    const twice = "Please check the list on Monday. Ana is away. Please check the list on Friday";
    expect(join(twice, `${twice}, too.`, size)).toEqual({ text: `${twice}, too.`, restarted: false });
  },
);
