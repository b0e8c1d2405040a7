import { createMemoryHistory } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import { loadApp } from "./app.tsx";
import { openService } from "./api/service.ts";
import { NO_EARLY_INPUT } from "./browser/early-input.ts";

/** The pages that people open first, each with the modules that draw it. */
const PAGES = [
  { name: "write", path: "/", modules: ["src/write/write-page.tsx", "src/write/after-first-paint.ts"] },
  { name: "compare", path: "/compare", modules: ["src/compare/compare-page.tsx"] },
  { name: "check", path: "/check", modules: ["src/check/check-page.tsx"] },
  { name: "signin", path: "/signin", modules: ["src/sign-in/sign-in-page.tsx"] },
] as const;

export interface PrerenderedPage {
  name: string;
  modules: readonly string[];
  /** What stands in the app's place until the app draws itself there. */
  html: string;
}

/** The first pages as they look before anything is known of the person or of the server. Runs when the app is built. */
export const prerenderPages = async (): Promise<PrerenderedPage[]> => {
  const drawn: PrerenderedPage[] = [];
  for (const { name, path, modules } of PAGES) {
    const history = createMemoryHistory({ initialEntries: [path] });
    const app = await loadApp({ service: openService("http://localhost"), earlyInput: () => NO_EARLY_INPUT }, history);
    const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
    drawn.push({ name, modules, html: await new Response(prelude).text() });
  }
  return drawn;
};
