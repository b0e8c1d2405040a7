import { NewTemplate, NewVoiceProfile, ServiceError, VoiceProfileChange } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { Attempts } from "../../accounts/attempts.ts";
import type { Templates } from "../../accounts/templates-and-voices/templates.ts";
import type { VoiceChange, Voices } from "../../accounts/templates-and-voices/voices.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { accountIdOf, foundOr404, mountPath, readBody } from "../mounting/account-path.ts";

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
    const body = await readBody(c, NewTemplate);
    return { ...body, register: body.register ?? null };
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

/** Measuring 100,000 characters takes the processor for about a tenth of a second, so it is counted. */
const MEASURED_MAX = 60;

/** `/api/voices`: habits measured from samples. The samples themselves are kept only on request, and never sent back. */
export const createVoiceRoutes = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { voices, attempts }: { voices: Voices; attempts: Attempts },
): void => {
  const read = async (c: AppContext) => {
    await attempts.take("voice", accountIdOf(c), MEASURED_MAX);
    const body = await readBody(c, NewVoiceProfile);
    const { signOff = null, isDefault = false, keepSamples = false, removed = [], ...rest } = body;
    return { ...rest, signOff, isDefault, keepSamples, removed };
  };
  const shown = async (c: AppContext, id: string, status: 200 | 201) => {
    const owner = accountIdOf(c);
    const voice = await voices.get(owner, id);
    if (voice === null) throw new ServiceError("not_found");
    const whole = c.req.query("profile") === "true" && c.req.method === "GET" ? await voices.whole(owner, id) : null;
    return c.json(whole === null ? voice : { ...voice, habits: whole }, status);
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
    PATCH: async (c) => {
      foundOr404(await voices.change(accountIdOf(c), idOf(c), changeOf(await readBody(c, VoiceProfileChange))));
      return shown(c, idOf(c), 200);
    },
    DELETE: async (c) => {
      foundOr404(await voices.remove(accountIdOf(c), idOf(c)));
      return c.body(null, 204);
    },
  });
};

/** Only what was given; an absent field and one that is undefined are one. */
const changeOf = (body: VoiceProfileChange): VoiceChange =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
