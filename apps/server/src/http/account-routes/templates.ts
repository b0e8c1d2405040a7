import { NewTemplate, ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { accountIdOf, foundOr404, idOf, mountAccountPath, readBody } from "../mounting/mount-account-path.ts";

const ACCESS = "session or key to read";

/** `/api/templates`: what a template adds to a register. Creating one needs a plan with templates. */
export const mountTemplates = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { templates }: Pick<AccountServices, "templates">,
): void => {
  const requirePlan = (c: AppContext): void => {
    const { principal } = c.var;
    if (principal.kind === "account" && deps.plans.get(principal.plan).templates) return;
    throw new ServiceError("plan_required");
  };
  const read = async (c: AppContext) => {
    requirePlan(c);
    const body = await readBody(c, NewTemplate);
    return { ...body, register: body.register ?? null };
  };
  mountAccountPath(app, deps, "/api/templates", ACCESS, {
    GET: async (c) => c.json({ items: await templates.list(accountIdOf(c)) }),
    POST: async (c) => c.json(await templates.create(accountIdOf(c), await read(c)), 201),
  });
  mountAccountPath(app, deps, "/api/templates/:id", ACCESS, {
    GET: async (c) => {
      const template = await templates.get(accountIdOf(c), idOf(c));
      if (template === null) throw new ServiceError("not_found");
      return c.json(template);
    },
    PUT: async (c) => {
      const template = await read(c);
      foundOr404(await templates.replace(accountIdOf(c), idOf(c), template));
      return c.json({ id: idOf(c), ...template });
    },
    DELETE: async (c) => {
      foundOr404(await templates.remove(accountIdOf(c), idOf(c)));
      return c.body(null, 204);
    },
  });
};
