import { NewVoiceProfile, ServiceError, VoiceProfileChange } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { VoiceChange } from "../../accounts/templates-and-voices/write-voices.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { accountIdOf, foundOr404, idOf, mountAccountPath, readBody } from "../mounting/mount-account-path.ts";

const ACCESS = "session or key to read";

/** Measuring 100,000 characters takes the processor for about a tenth of a second, so it is counted. */
const MEASURED_MAX = 60;

/** `/api/voices`: habits measured from samples. The samples themselves are kept only on request, and never sent back. */
export const mountVoices = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { voices, attempts }: Pick<AccountServices, "voices" | "attempts">,
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
  mountAccountPath(app, deps, "/api/voices", ACCESS, {
    GET: async (c) => c.json({ items: await voices.list(accountIdOf(c)) }),
    POST: async (c) => shown(c, await voices.create(accountIdOf(c), await read(c)), 201),
  });
  mountAccountPath(app, deps, "/api/voices/:id", ACCESS, {
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
