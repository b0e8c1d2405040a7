import { compareDrafts } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { alignPassages } from "../alignment/passages.ts";
import { changePieces, gapShown } from "./change-pieces.ts";
import { reviewRows } from "./rows.ts";

const read = (before: string, after: string): string =>
  reviewRows(alignPassages(before, after, compareDrafts(before, after), { fromNotes: false }), {})
    .map((row) => {
      const pieces = row.kind === "change" ? changePieces(row) : [{ kind: "same", text: row.text }];
      const said = pieces.map(({ kind, text }) =>
        kind === "removed" ? `[${text}]` : kind === "added" ? `{${text}}` : text,
      );
      return gapShown(row, undefined) + said.join("");
    })
    .join("");

test("a mark that goes is struck through right behind its word, and what comes stands apart", () => {
  expect(
    read(
      "The p95 of checkout went from 840 ms to 310 ms, error rate 2.4% -> 0.3% since Tuesday.",
      "The p95 of checkout went from 840 ms to 310 ms and the error rate from 2.4% to 0.3% since Tuesday.",
    ),
  ).toBe(
    "The p95 of checkout went from 840 ms to 310 ms[,] {and the} error rate {from} 2.4% [->] {to} 0.3% since Tuesday.",
  );
});

test("a word that is struck through stands apart from the one before it, where a mark comes in its place", () => {
  expect(read("Send it to the board pls so we can vote.", "Send it to the board, please, so we can vote.")).toBe(
    "Send it to the board [pls]{, please,} so we can vote.",
  );
  expect(read("We cannot wait anymore its too late now.", "We cannot wait anymore, it’s too late now.")).toContain(
    "anymore [its]{, it’s} too",
  );
});
