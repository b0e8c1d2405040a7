import {
  ConnectionChoice,
  NewConnection,
  OpenRouterAnswer,
  ServiceError,
  type ConnectionList,
  type ErrorDetail,
} from "@rewrite-service/contract";
import type { Hono } from "hono";
import * as z from "zod/mini";
import type { NewConnectionRow } from "../../accounts/connections/connections.ts";
import type { Asker } from "../../accounts/connections/openrouter-login.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { accountIdOf, foundOr404, idOf, mountAccountPath, readBody } from "../mounting/mount-account-path.ts";

const CHANGES_MAX = 30;
const Nothing = z.strictObject({});

type ConnectionServices = Pick<
  AccountServices,
  "accounts" | "attempts" | "connections" | "kinds" | "hosts" | "openRouter"
>;

/** `/api/connections`: own accounts with model providers, for signed-in people alone. A key goes in and never comes out. */
export const mountConnections = (app: Hono<AppEnv>, deps: AppDeps, services: ConnectionServices): void => {
  const { connections, kinds, hosts, openRouter } = services;
  const counted = async (c: AppContext): Promise<string> => {
    const owner = accountIdOf(c);
    await services.attempts.take("connection", owner, CHANGES_MAX);
    return owner;
  };

  mountAccountPath(app, deps, "/api/connections", "session", {
    GET: async (c) => c.json(await listFor(services, accountIdOf(c))),
    POST: async (c) => {
      const owner = await counted(c);
      return c.json(await connections.create(owner, checked(services, await readBody(c, NewConnection))), 201);
    },
  });

  mountAccountPath(app, deps, "/api/connections/selected", "session", {
    PUT: async (c) => {
      const { id } = await readBody(c, ConnectionChoice);
      foundOr404(await connections.choose(accountIdOf(c), id));
      return c.json({ selected: id });
    },
  });

  const askerOf = async (c: AppContext): Promise<Asker> => {
    const owner = await counted(c);
    const allowed = kinds.allowed().some(({ id }) => id === "openrouter");
    if (!allowed) throw new ServiceError("not_found", { message: "This server doesn't offer OpenRouter." });
    const sessionId = await services.accounts.sessionId(c.req.raw.headers);
    if (sessionId === null) throw new ServiceError("sign_in_required");
    return { owner, sessionId };
  };
  mountAccountPath(app, deps, "/api/connections/openrouter", "session", {
    POST: async (c) => {
      await readBody(c, Nothing);
      return c.json({ url: (await openRouter.start(await askerOf(c))).href });
    },
  });
  mountAccountPath(app, deps, "/api/connections/openrouter/finish", "session", {
    POST: async (c) => {
      const answer = await readBody(c, OpenRouterAnswer);
      const asker = await askerOf(c);
      const key = await openRouter.finish(asker, answer);
      const row = checked({ kinds, hosts }, { provider: "openrouter", key });
      return c.json(await connections.create(asker.owner, row), 201);
    },
  });

  mountAccountPath(app, deps, "/api/connections/:id", "session", {
    DELETE: async (c) => {
      foundOr404(await connections.remove(accountIdOf(c), idOf(c)));
      return c.body(null, 204);
    },
  });
};

const listFor = async (
  { connections, kinds, hosts }: Pick<ConnectionServices, "connections" | "kinds" | "hosts">,
  owner: string,
): Promise<ConnectionList> => {
  const items = await connections.list(owner);
  return {
    items,
    selected: items.find(({ selected }) => selected)?.id ?? null,
    providers: kinds.allowed().map(({ id, name, baseUrl, model, bySignIn }) => ({
      id,
      name,
      host: baseUrl?.host ?? null,
      model,
      byKey: true,
      bySignIn,
    })),
    hosts: [...hosts.hosts],
  };
};

const refuse = (...details: ErrorDetail[]): never => {
  throw new ServiceError("invalid_request", { details });
};

/** A connection to keep: its address one that the operator allows, its model named. */
const checked = (
  { kinds, hosts }: Pick<ConnectionServices, "kinds" | "hosts">,
  { provider, key, name, model, baseUrl }: NewConnection,
): NewConnectionRow => {
  const kind = kinds.of(provider);
  const address = baseUrl ?? kind.baseUrl?.href;
  if (address === undefined) return refuse({ path: "baseUrl", message: "is needed with this provider" });
  const found = hosts.check(address);
  if ("problem" in found)
    return refuse({ path: baseUrl === undefined ? "provider" : "baseUrl", message: found.problem });
  const named = model ?? kind.model;
  if (named === null) return refuse({ path: "model", message: "is needed with this provider" });
  return { provider, name: name ?? kind.name, baseUrl: found.url, model: named, key };
};
