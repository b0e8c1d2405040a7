import { KeyName, NewKey } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AccountServices } from "../account-services.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import { accountIdOf, emailOf, foundOr404, idOf, mountAccountPath, readBody } from "../mounting/mount-account-path.ts";

/** `GET|POST /api/keys`, `PATCH|DELETE /api/keys/{id}`. The secret is in the answer of `POST` and nowhere else. */
export const mountKeys = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { keys, mails }: Pick<AccountServices, "keys" | "mails">,
): void => {
  mountAccountPath(app, deps, "/api/keys", "session", {
    GET: async (c) => c.json({ items: await keys.list(accountIdOf(c)) }),
    POST: async (c) => {
      const { name, ...limits } = await readBody(c, NewKey);
      const key = await keys.create(accountIdOf(c), name, limits);
      mails?.keyMade(emailOf(c), key);
      return c.json(key, 201);
    },
  });
  mountAccountPath(app, deps, "/api/keys/:id", "session", {
    PATCH: async (c) => {
      const { name } = await readBody(c, KeyName);
      const id = idOf(c);
      foundOr404(await keys.rename(accountIdOf(c), id, name));
      return c.json({ id, name });
    },
    DELETE: async (c) => {
      foundOr404(await keys.revoke(accountIdOf(c), idOf(c)));
      return c.body(null, 204);
    },
  });
};
