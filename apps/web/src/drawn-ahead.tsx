import { createMemoryHistory } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import { loadApp } from "./app.tsx";
import { openService } from "./service.ts";
import { NOTHING_TYPED } from "./typed-before.ts";

/** The pages that people open first, each with the module that draws it. */
const PAGES = [
  { name: "write", path: "/", module: "src/editor/write-page.tsx" },
  { name: "compare", path: "/compare", module: "src/compare/compare-page.tsx" },
  { name: "check", path: "/check", module: "src/check/check-page.tsx" },
  { name: "signin", path: "/signin", module: "src/sign-in/sign-in-page.tsx" },
] as const;

export interface DrawnPage {
  name: string;
  module: string;
  /** What stands in the app's place until the app draws itself there. */
  html: string;
}

/** The first pages as they look before anything is known of the person or of the server. Runs when the app is built. */
export const drawAhead = async (): Promise<DrawnPage[]> => {
  // Nothing is kept on a device that nobody has come from yet.
  Object.assign(globalThis, { localStorage: { getItem: () => null } });
  const drawn: DrawnPage[] = [];
  for (const { name, path, module } of PAGES) {
    const history = createMemoryHistory({ initialEntries: [path] });
    const app = await loadApp({ service: openService("http://localhost"), typed: () => NOTHING_TYPED }, history);
    const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
    drawn.push({ name, module, html: await new Response(prelude).text() });
  }
  return drawn;
};
