import { expect, test } from "vitest";
import { runAdmin } from "../../operator/commands/run.ts";
import { codeFor } from "../../testing/authenticators.ts";
import { describeDatabases } from "../../testing/database-suite.ts";
import { PASSWORD, SECRET, startService, type Answer } from "../../testing/test-service.ts";

const cookieOf = ({ headers }: Answer, name: string): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(name))
    ?.split(";")[0] ?? "";

describeDatabases("two-step sign-in", (given) => {
  const setUp = async () => {
    const service = await startService(given, { TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error" });
    const ada = await service.signUp();
    const begun = await ada.as("POST", "/api/auth/two-factor/enable", { password: PASSWORD });
    const { totpURI, backupCodes } = begun.body as { totpURI: string; backupCodes: string[] };
    /** The password, and what the answer's cookies allow. */
    const begin = async (block = 1) => {
      const from = { "x-forwarded-for": `198.51.100.${block}` };
      const answer = await service.call(
        "POST",
        "/api/auth/sign-in/email",
        { email: ada.email, password: PASSWORD },
        from,
      );
      const cookie = cookieOf(answer, "service.two_factor");
      const give = (path: string, code: string): Promise<Answer> =>
        service.call("POST", `/api/auth/two-factor/${path}`, { code }, { cookie, ...from });
      return {
        answer,
        totp: (code: string) => give("verify-totp", code),
        recovery: (code: string) => give("verify-backup-code", code),
      };
    };
    const turnOn = (code: string): Promise<Answer> => ada.as("POST", "/api/auth/two-factor/verify-totp", { code });
    const reads = async (cookie: string): Promise<number> =>
      (await service.call("GET", "/api/account/two-step", undefined, { cookie })).status;
    return { ...service, ada, totpURI, backupCodes, begin, turnOn, reads };
  };
  /** A code that the app does not show these minutes. */
  const wrongFor = (uri: string, nth = 0): string => {
    const right = [-2, -1, 0, 1, 2].map((step) => codeFor(uri, step));
    return Array.from({ length: 7 }, (_, n) => `00000${n}`).filter((code) => !right.includes(code))[nth] ?? "";
  };

  test("is on after a first right code, and then a password alone opens nothing", async () => {
    const { ada, totpURI, backupCodes, begin, turnOn, reads } = await setUp();
    expect(new URL(totpURI)).toMatchObject({ protocol: "otpauth:", host: "totp" });
    // Nothing is asked for before the app has shown that it knows the secret.
    expect((await begin()).answer.body).toMatchObject({ user: { email: ada.email } });
    expect((await turnOn(wrongFor(totpURI))).status).toBe(400);
    // Made once, because the next 30 seconds may begin before it is tried again; then it is too old as well.
    const spent = codeFor(totpURI, -1);
    const on = await turnOn(spent);
    expect([on.status, await reads(cookieOf(on, "service_session"))]).toEqual([200, 200]);

    const waiting = await begin();
    expect(waiting.answer).toMatchObject({ status: 200, body: { twoFactorRedirect: true } });
    expect(await reads(cookieOf(waiting.answer, "service_session"))).toBe(401);
    expect(await waiting.totp(wrongFor(totpURI, 1))).toMatchObject({
      status: 400,
      body: { error: { message: "That code isn't correct." } },
    });
    // The code that turned it on is spent; the same one never signs in twice.
    expect([400, 429]).toContain((await waiting.totp(spent)).status);
    const entered = await waiting.totp(` ${codeFor(totpURI).slice(0, 3)} ${codeFor(totpURI).slice(3)} `);
    expect([entered.status, await reads(cookieOf(entered, "service_session"))]).toEqual([200, 200]);
    expect((await waiting.totp(codeFor(totpURI, 1))).status).toBe(401);

    const lost = await begin();
    expect((await lost.recovery("aaaaa-aaaaa")).status).toBe(400);
    expect((await lost.recovery(backupCodes[0] ?? "")).status).toBe(200);
    expect((await (await begin()).recovery(backupCodes[0] ?? "")).status).toBe(400);

    const notes = await given.db.read<{ action: string; detail: string | null }>(
      "SELECT action, detail FROM audit WHERE subject = (SELECT id FROM account WHERE email = $1) ORDER BY at, id",
      [ada.email],
    );
    expect(notes.map(({ action, detail }) => `${action} ${detail}`).toSorted()).toEqual([
      "sign-in password",
      "sign-in password",
      "sign-in password and code",
      "sign-in password and recovery code",
      "two-step.on null",
    ]);
  });

  test("keeps its secrets sealed, outlives a new password, and is turned off with the password", async () => {
    const { ada, totpURI, backupCodes, begin, turnOn, call } = await setUp();
    const on = await turnOn(codeFor(totpURI, -1));
    const cookie = cookieOf(on, "service_session");
    const kept = JSON.stringify(await given.db.read("SELECT * FROM auth_two_factor"));
    for (const secret of [new URL(totpURI).searchParams.get("secret") ?? "", ...backupCodes])
      expect(kept).not.toContain(secret);
    const as = (path: string, body: unknown): Promise<Answer> => call("POST", path, body, { cookie });
    // A new secret would need no code: the library refuses one while the present one is on.
    expect((await as("/api/auth/two-factor/enable", { password: PASSWORD })).status).toBe(400);
    expect((await as("/api/auth/two-factor/disable", { password: "not the password" })).status).toBe(400);
    expect(
      (
        await call(
          "POST",
          "/api/auth/two-factor/disable",
          { password: PASSWORD },
          { cookie, origin: "https://evil.example" },
        )
      ).status,
    ).toBe(403);
    const fresh = await as("/api/auth/two-factor/generate-backup-codes", { password: PASSWORD });
    expect(fresh.body["backupCodes"]).toHaveLength(10);
    expect((await (await begin()).recovery(backupCodes[1] ?? "")).status).toBe(400);

    const newPassword = "another horse battery";
    const changed = await as("/api/auth/change-password", { currentPassword: PASSWORD, newPassword });
    expect(changed.status).toBe(200);
    const again = await call("POST", "/api/auth/sign-in/email", { email: ada.email, password: newPassword });
    expect(again.body).toMatchObject({ twoFactorRedirect: true });
    const held = cookieOf(changed, "service_session");
    const off = await call("POST", "/api/auth/two-factor/disable", { password: newPassword }, { cookie: held });
    expect(off.status).toBe(200);
    const plain = await call("POST", "/api/auth/sign-in/email", { email: ada.email, password: newPassword });
    expect(plain.body).toMatchObject({ user: { email: ada.email } });
    const left = await given.db.read(
      `SELECT id FROM auth_two_factor WHERE "userId" = (SELECT id FROM account WHERE email = $1)`,
      [ada.email],
    );
    expect(left).toEqual([]);
  });

  test("ten wrong codes from one place and the account waits there, however often the password starts again", async () => {
    const { totpURI, backupCodes, begin, turnOn, reads } = await setUp();
    await turnOn(codeFor(totpURI, -1));
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { recovery } = await begin();
      for (let n = 0; n < 4; n += 1) statuses.push((await recovery(`wrong-${round}${n}`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect((await (await begin()).recovery(backupCodes[0] ?? "")).status).toBe(429);
    // After five wrong codes of one password the password is asked for again; elsewhere the owner comes in.
    const elsewhere = await begin(2);
    for (let n = 0; n < 5; n += 1) expect((await elsewhere.recovery(`wrong-${n}`)).status).toBe(400);
    expect((await elsewhere.recovery(backupCodes[0] ?? "")).status).toBe(401);
    const entered = await (await begin(2)).recovery(backupCodes[0] ?? "");
    expect([entered.status, await reads(cookieOf(entered, "service_session"))]).toEqual([200, 200]);
  });

  test("is taken away by the operator from somebody who has lost the device", async () => {
    const { ada, totpURI, begin, turnOn, reads } = await setUp();
    const cookie = cookieOf(await turnOn(codeFor(totpURI)), "service_session");
    const said: string[] = [];
    const env = { DATABASE_URL: given.url, SECRET };
    const terminal = { env, out: (text: string) => void said.push(text), err: (text: string) => void said.push(text) };
    expect(await runAdmin(["user", "factor-reset", "--email", ada.email], terminal)).toBe(0);
    expect(said.join()).toContain("two-step sign-in is off, 0 passkeys are removed");
    expect(await reads(cookie)).toBe(401);
    expect((await begin()).answer.body).toMatchObject({ user: { email: ada.email } });
    const [note] = await given.db.read<{ actor: string | null; detail: string }>(
      "SELECT actor, detail FROM audit WHERE action = 'user.factor-reset' AND subject = (SELECT id FROM account WHERE email = $1)",
      [ada.email],
    );
    expect(note).toEqual({ actor: null, detail: "two-step sign-in is off, 0 passkeys are removed" });
  });
});
