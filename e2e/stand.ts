import { test as base } from "vitest";
import { chromiumPath, launchBrowser } from "./browser.ts";
import { openTheatre } from "./screens/stage.ts";
import { startService } from "./service.ts";

/**
 * What takes seconds to start, once for all files that share a worker: a Chromium, in which each file opens a profile of
 * its own; a service, for files that leave nothing in it that another would see; and a theatre.
 */
export const test = base
  .extend("executable", { scope: "worker" }, () => chromiumPath() ?? "none")
  .extend("environment", { scope: "worker" }, (): Record<string, string> => ({}))
  .extend("sharedBrowser", { scope: "worker" }, async ({ executable }, { onCleanup }) => {
    const browser = await launchBrowser(executable);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("sharedService", { scope: "worker" }, async ({ environment }, { onCleanup }) => {
    const service = await startService(environment);
    onCleanup(() => service.stop());
    return service;
  })
  .extend("sharedTheatre", { scope: "worker" }, async ({ sharedBrowser }, { onCleanup }) => {
    const theatre = await openTheatre(sharedBrowser);
    onCleanup(() => theatre.close());
    return theatre;
  });
