import { TermList } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AccountServices } from "../account-services.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import { accountIdOf, mountAccountPath, readBody } from "../mounting/mount-account-path.ts";

/** `/api/terms`: the words that every rewrite of the account keeps, read and replaced as one list. */
export const mountTerms = (app: Hono<AppEnv>, deps: AppDeps, { terms }: Pick<AccountServices, "terms">): void => {
  mountAccountPath(app, deps, "/api/terms", "session or key to read", {
    GET: async (c) => c.json({ terms: await terms.list(accountIdOf(c)) }),
    PUT: async (c) => {
      const body = await readBody(c, TermList);
      await terms.replace(accountIdOf(c), body.terms);
      return c.json(body);
    },
  });
};
