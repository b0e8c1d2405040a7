import { REGISTERS, ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import * as z from "zod/mini";
import { type Templates, type Voices } from "../accounts/shelves.ts";
import type { AppContext, AppDeps, AppEnv } from "../app-context.ts";
import { accountIdOf, foundOr404, mountPath, readBody } from "./signed-in.ts";

const name = z.string().check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(100));
const TemplateBody = z.strictObject({
  name,
  instructions: z.string().check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(4_000)),
  register: z.optional(z.enum(REGISTERS)),
});
const SAMPLES_CHARACTERS_MAX = 100_000;
const VoiceBody = z.strictObject({
  name,
  samples: z.array(z.string().check(z.minLength(1))).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine(
      (samples) => samples.join("").length <= SAMPLES_CHARACTERS_MAX,
      `at most ${SAMPLES_CHARACTERS_MAX} characters`,
    ),
  ),
  signOff: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  isDefault: z.optional(z.boolean()),
  keepSamples: z.optional(z.boolean()),
});

const idOf = (c: AppContext): string => c.req.param("id") ?? "";
const DOOR = "session or key to read";

/** `/api/templates`: what a template adds to a register. Writing one needs a plan that has templates. */
export const createTemplateRoutes = (app: Hono<AppEnv>, deps: AppDeps, templates: Templates): void => {
  const requirePlan = (c: AppContext): void => {
    const { principal } = c.var;
    if (principal.kind === "account" && deps.plans.get(principal.plan).templates) return;
    throw new ServiceError("plan_required");
  };
  const read = async (c: AppContext) => {
    requirePlan(c);
    const body = await readBody(c, TemplateBody);
    return { ...body, register: body.register ?? "email" };
  };
  mountPath(app, deps, "/api/templates", DOOR, {
    GET: async (c) => c.json({ items: await templates.list(accountIdOf(c)) }),
    POST: async (c) => c.json(await templates.create(accountIdOf(c), await read(c)), 201),
  });
  mountPath(app, deps, "/api/templates/:id", DOOR, {
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

/** `/api/voices`: profiles measured from samples. The samples themselves are kept only on request, and never sent back. */
export const createVoiceRoutes = (app: Hono<AppEnv>, deps: AppDeps, voices: Voices): void => {
  const read = async (c: AppContext) => {
    const { signOff = null, isDefault = false, keepSamples = false, ...rest } = await readBody(c, VoiceBody);
    return { ...rest, signOff, isDefault, keepSamples };
  };
  const shown = async (c: AppContext, id: string, status: 200 | 201) => {
    const voice = await voices.get(accountIdOf(c), id);
    if (voice === null) throw new ServiceError("not_found");
    return c.json(voice, status);
  };
  mountPath(app, deps, "/api/voices", DOOR, {
    GET: async (c) => c.json({ items: await voices.list(accountIdOf(c)) }),
    POST: async (c) => shown(c, await voices.create(accountIdOf(c), await read(c)), 201),
  });
  mountPath(app, deps, "/api/voices/:id", DOOR, {
    GET: (c) => shown(c, idOf(c), 200),
    PUT: async (c) => {
      foundOr404(await voices.replace(accountIdOf(c), idOf(c), await read(c)));
      return shown(c, idOf(c), 200);
    },
    DELETE: async (c) => {
      foundOr404(await voices.remove(accountIdOf(c), idOf(c)));
      return c.body(null, 204);
    },
  });
};
