import { DeviceApproval, ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { CodeFate } from "../../accounts/keys/device-login.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { clientName } from "../request/client-name.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { blockOf } from "../request/password-tries.ts";
import { isForm, readForm } from "../request/read-form.ts";
import { readJson } from "../request/read-json.ts";
import { accountIdOf, emailOf, mountAccountPath, readBody } from "../mounting/mount-account-path.ts";

const GRANT = "urn:ietf:params:oauth:grant-type:device_code";
const MACHINE_CHARACTERS_MAX = 100;
/** Wrong codes in ten minutes, of one account and of one address block. */
const WRONG_CODES_MAX = { account: 5, block: 30 };
const STARTS_MAX = 30;

const AGAIN = "Start again on the device to get a new one.";
const FATES: Readonly<Record<CodeFate, string>> = {
  unknown: "That code isn't waiting for approval. Compare it with the one on your device.",
  used: `This code has been used. ${AGAIN}`,
  denied: `This code was denied. ${AGAIN}`,
  expired: `This code has expired: codes last ten minutes. ${AGAIN}`,
};

/** Device login in the words of RFC 8628: `POST /api/device/code` and `/token`, and the approval of a signed-in person. */
export const mountDeviceLogin = (
  app: Hono<AppEnv>,
  deps: AppDeps,
  { logins, attempts, mails }: Pick<AccountServices, "logins" | "attempts" | "mails">,
): void => {
  app.post("/api/device/code", async (c) => {
    await attempts.take("device-start", blockOf(c, deps), STARTS_MAX);
    const fields = await readFields(c);
    const machine = plain(fields["machine"]) || "a device";
    const client = clientName(fields["client_id"], c.req.header("user-agent")) ?? "unknown";
    const code = await logins.start({ machine, client, address: deps.clientAddress(c.env?.incoming) });
    const page = new URL("/device", deps.server.appUrl);
    const complete = new URL(page);
    complete.searchParams.set("user_code", code.userCode);
    c.var.headers["cache-control"] = "no-store";
    return c.json({
      device_code: code.deviceCode,
      user_code: code.userCode,
      verification_uri: page.href,
      verification_uri_complete: complete.href,
      expires_in: code.expiresInS,
      interval: code.intervalS,
    });
  });
  app.all("/api/device/code", methodNotAllowed(["POST"]));

  app.post("/api/device/token", async (c) => {
    const fields = await readFields(c);
    c.var.headers["cache-control"] = "no-store";
    const deviceCode = fields["device_code"] ?? "";
    if (deviceCode === "") return c.json({ error: "invalid_request" }, 400);
    if ((fields["grant_type"] ?? GRANT) !== GRANT) return c.json({ error: "unsupported_grant_type" }, 400);
    const answer = await logins.poll(deviceCode);
    if ("error" in answer) return c.json(answer, 400);
    return c.json({
      access_token: answer.key,
      token_type: "Bearer",
      key: answer.key,
      key_id: answer.keyId,
      keyId: answer.keyId,
    });
  });
  app.all("/api/device/token", methodNotAllowed(["POST"]));

  /** Looks by a code that may be a guess; wrong ones are counted for the account and the address block. */
  const guarded = async <Found>(
    c: AppContext,
    code: string,
    look: () => Promise<Found | null | false>,
  ): Promise<Found> => {
    const limits = [
      { what: "user-code", whose: `account:${accountIdOf(c)}`, max: WRONG_CODES_MAX.account },
      { what: "user-code", whose: `block:${blockOf(c, deps)}`, max: WRONG_CODES_MAX.block },
    ];
    const found = await attempts.guess(limits, look);
    if (found !== null) return found;
    throw new ServiceError("not_found", { message: FATES[await logins.fate(code)] });
  };

  mountAccountPath(app, deps, "/api/device/approval", "session", {
    GET: async (c) => {
      const code = (c.req.query("user_code") ?? "").slice(0, 40);
      return c.json(await guarded(c, code, () => logins.look(code)));
    },
    POST: async (c) => {
      const { user_code: code, action } = await readBody(c, DeviceApproval);
      if (action === "deny") {
        await guarded(c, code, () => logins.deny(code));
        return c.json({ status: "denied" });
      }
      const approved = await guarded(c, code, async () => {
        const waiting = await logins.look(code);
        const keyId = waiting === null ? null : await logins.approve(code, accountIdOf(c));
        return waiting === null || keyId === null ? null : { machine: waiting.machine, keyId };
      });
      mails?.keyMade(emailOf(c), { name: approved.machine, machine: approved.machine });
      return c.json({ status: "approved", keyId: approved.keyId });
    },
  });
};

/** Text that may be shown: no control characters, one line, not long. */
const plain = (text: string | undefined): string =>
  (text ?? "")
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .trim()
    .slice(0, MACHINE_CHARACTERS_MAX);

/** Fields of a JSON or form-encoded body; clients of the standard send forms. */
const readFields = async (c: AppContext): Promise<Record<string, string | undefined>> => {
  if (isForm(c)) return Object.fromEntries(await readForm(c));
  const body = await readJson(c);
  if (typeof body !== "object" || body === null) throw new ServiceError("invalid_request");
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));
};
