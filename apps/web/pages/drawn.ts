import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShownFact } from "@rewrite-service/review";

/** The markup of one component for each of these properties, an element a line; what an icon is drawn of is left out. */
export const drawn = (component: unknown, ...given: object[]): string[] =>
  given.map((props) =>
    renderToStaticMarkup(createElement(component as FunctionComponent, props))
      .replaceAll(/<svg class="icon".*?<\/svg>/g, "<svg>")
      .replaceAll("><", ">\n<"),
  );

export const fact = (
  state: ShownFact["state"],
  text: string,
  start: number,
  more: Partial<ShownFact> = {},
): ShownFact => ({
  state,
  text,
  before: state === "invented" ? null : { start, end: start + text.length },
  after: state === "lost" ? null : { start, end: start + text.length },
  reason: state === "kept" ? "" : `Why ${text}.`,
  ...more,
});
