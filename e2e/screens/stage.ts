import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { launchBrowser, openContext } from "../browser.ts";
import { startModel } from "../model.ts";
import { startService } from "../service.ts";
import type { Screen, Stage, StagePlan } from "./screen.ts";

const PLANS = {
  anonymous: { allowance: 1_000, perMinute: 1_000, streams: 20 },
  free: { perMinute: 1_000 },
  single: { allowance: 1 },
  slow: { perMinute: 1 },
};
const PASSWORD = "four calm grey herons";

export interface Theatre {
  url: string;
  /** Opens a screen in a fresh profile, lets `look` see it, and closes it; a breach of the page policy is an error. */
  show(screen: Screen, look: (stage: Stage) => Promise<void>, options?: BrowserContextOptions): Promise<void>;
  /** Everything that the service wrote. */
  output(): string;
  close(): Promise<void>;
}

/** One service, one scripted model and one Chromium for any number of screens. */
export const openTheatre = async (chromium: string): Promise<Theatre> => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-stage-"));
  writeFileSync(join(folder, "plans.json"), JSON.stringify(PLANS));
  const model = await startModel();
  const environment = { ...model.environment, DATA_DIR: folder, PLANS_FILE: join(folder, "plans.json") };
  const service = await startService(environment);
  const browser: Browser = await launchBrowser(chromium);
  let accounts = 0;
  let operatorMade = false;

  const admin = (...args: string[]): void => {
    const env = { PATH: process.env["PATH"] ?? "", ...environment };
    const run = spawnSync(process.execPath, ["apps/server/src/admin.ts", ...args], { env, encoding: "utf8" });
    if (run.status !== 0) throw new Error(run.stderr);
  };

  const signInAs =
    (context: BrowserContext) =>
    async (plan: StagePlan): Promise<string> => {
      accounts += 1;
      const email = `ana-${accounts}@example.org`;
      const account = { email, password: PASSWORD, name: email };
      const headers = { origin: service.url };
      const made = await context.request.post(`${service.url}/api/auth/sign-up/email`, { data: account, headers });
      if (!made.ok()) throw new Error(`no account: ${made.status()}`);
      if (plan !== "free") admin("user", "set-plan", "--email", email, "--plan", plan);
      return email;
    };

  const signInAsOperator = async (context: BrowserContext): Promise<string> => {
    const email = "operator-of-this-server@example.org";
    if (!operatorMade) admin("user", "create", "--email", email, "--password", PASSWORD, "--admin");
    operatorMade = true;
    const account = { email, password: PASSWORD };
    const headers = { origin: service.url };
    const answer = await context.request.post(`${service.url}/api/auth/sign-in/email`, { data: account, headers });
    if (!answer.ok()) throw new Error(`not signed in: ${answer.status()}`);
    return email;
  };

  return {
    url: service.url,
    output: service.output,
    show: async (screen, look, options = {}) => {
      const context = await openContext(browser, options);
      try {
        const page = await context.newPage();
        const stage: Stage = {
          page,
          url: service.url,
          model,
          signIn: signInAs(context),
          signInAsOperator: () => signInAsOperator(context),
        };
        await screen.open(stage);
        await look(stage);
      } finally {
        await context.close();
      }
    },
    close: async () => {
      await browser.close();
      await service.stop();
      await model.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
