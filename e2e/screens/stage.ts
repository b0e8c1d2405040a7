import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { openContext, reusePage } from "../browser.ts";
import { startModel } from "../model.ts";
import { admin, startService } from "../service.ts";
import type { Screen, Stage, StagePlan } from "./screen.ts";

const PLANS = {
  anonymous: { allowance: 60, perMinute: 1_000, streams: 20 },
  free: { perMinute: 1_000 },
  single: { allowance: 61, textCharacters: 200_000 },
  slow: { perMinute: 1 },
};
export const PASSWORD = "four calm grey herons";
export const OPERATOR = "operator-of-this-server@example.org";

export interface Theatre {
  url: string;
  /**
   * Opens a screen in an emptied profile, and lets `look` see it; a breach of the page policy is an error. One that the
   * screen shown last leads to goes on from there, which spares loading and filling the page again. With `options` the
   * profile is a new one.
   */
  show(screen: Screen, look: (stage: Stage) => Promise<void>, options?: BrowserContextOptions): Promise<void>;
  /** Everything that the service wrote. */
  output(): string;
  /** Leaves the screen that is shown; a breach of the page policy since then is an error. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** One service and one scripted model for any number of screens, which a Chromium shows. `plans` is as in PLANS_FILE. */
export const openTheatre = async (browser: Browser, plans: object = PLANS): Promise<Theatre> => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-stage-"));
  writeFileSync(join(folder, "plans.json"), JSON.stringify(plans));
  const model = await startModel();
  const environment = { ...model.environment, DATA_DIR: folder, PLANS_FILE: join(folder, "plans.json") };
  const service = await startService(environment);
  const reused = await reusePage(browser);
  /** What the reused page is left at. */
  let shown: Screen | null = null;
  let accounts = 0;
  let operator: Promise<string> | null = null;

  const send = (method: "POST" | "PATCH", path: string, data: object, cookie = ""): Promise<Response> =>
    fetch(service.url + path, {
      method,
      headers: { "content-type": "application/json", origin: service.url, cookie },
      body: JSON.stringify(data),
    });

  const makeOperator = (): void => {
    const made = ["user", "create", "--email", OPERATOR, "--password", PASSWORD, "--admin"];
    const run = admin(made, environment);
    if (run.status !== 0) throw new Error(run.stderr);
  };

  /** The cookie of the operator, who is made when first needed. */
  const operatorCookie = (): Promise<string> =>
    (operator ??= (async () => {
      makeOperator();
      const answer = await send("POST", "/api/auth/sign-in/email", { email: OPERATOR, password: PASSWORD });
      return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    })());

  /** Rewrites long texts until so many units are used; one unit pays for 4,000 characters. */
  const useUp = async (context: BrowserContext, units: number): Promise<void> => {
    for (const text of ["a".repeat(200_000), "a".repeat(4_000 * units - 200_000)]) {
      model.sayInTurn("Ready.");
      const headers = { origin: service.url };
      const data = { text, register: "email" };
      const answer = await context.request.post(`${service.url}/api/humanize`, { data, headers });
      if (!answer.ok()) throw new Error(`not used up: ${answer.status()}`);
    }
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
      if (plan === "free") return email;
      const { user } = (await made.json()) as { user: { id: string } };
      const cookie = await operatorCookie();
      const moved = await send("PATCH", `/api/admin/users/${user.id}`, { plan, reason: "for the stage" }, cookie);
      if (!moved.ok) throw new Error(`no plan ${plan}: ${moved.status}`);
      if (plan === "single") await useUp(context, 60);
      return email;
    };

  const signInAsOperator = async (context: BrowserContext): Promise<string> => {
    await operatorCookie();
    const account = { email: OPERATOR, password: PASSWORD };
    const headers = { origin: service.url };
    const answer = await context.request.post(`${service.url}/api/auth/sign-in/email`, { data: account, headers });
    if (!answer.ok()) throw new Error(`not signed in: ${answer.status()}`);
    return OPERATOR;
  };

  const goesOn = ({ from }: Screen): boolean => from !== undefined && (from === shown || goesOn(from));

  const play = async (
    screen: Screen,
    look: (stage: Stage) => Promise<void>,
    context: BrowserContext,
    page: Page,
  ): Promise<void> => {
    const stage: Stage = {
      page,
      url: service.url,
      model,
      signIn: signInAs(context),
      signInAsOperator: () => signInAsOperator(context),
    };
    const open = async (one: Screen): Promise<void> => {
      if (one.from !== undefined && one.from !== shown) await open(one.from);
      await one.open(stage);
    };
    await open(screen);
    await look(stage);
  };

  const leave = async (): Promise<void> => {
    shown = null;
    model.forget();
    await reused.leave();
    reused.refuse();
  };

  const emptied = async (): Promise<void> => {
    await leave();
    await reused.forget(service.url);
  };

  return {
    url: service.url,
    output: service.output,
    show: async (screen, look, options) => {
      if (options === undefined) {
        await (goesOn(screen) ? reused.asAtFirst() : emptied());
        try {
          await play(screen, look, reused.context, reused.page);
          shown = screen;
        } catch (error) {
          shown = null;
          throw error;
        } finally {
          reused.refuse();
        }
        return;
      }
      await emptied();
      const context = await openContext(browser, options);
      try {
        await play(screen, look, context, await context.newPage());
      } finally {
        await context.close();
      }
    },
    leave,
    close: async () => {
      await leave();
      await reused.context.close();
      await service.stop();
      await model.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
