import { expect, test } from "vitest";
import { createAuthenticator } from "../../testing/authenticators.ts";
import { describeDatabases } from "../../testing/database-suite.ts";
import { PASSWORD, startService, type Answer } from "../../testing/test-service.ts";

const ORIGIN = "http://localhost:8787";
const cookiesOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

describeDatabases("passkeys", (given) => {
  const setUp = async () => {
    const service = await startService(given, { LOG_LEVEL: "error" });
    const ada = await service.signUp();
    const add = async (device: ReturnType<typeof createAuthenticator>, name = "Laptop"): Promise<Answer> => {
      const options = await ada.as("POST", "/api/account/passkeys/options", { password: PASSWORD });
      const cookie = `${ada.cookie}; ${cookiesOf(options)}`;
      const response = device.make({ challenge: String(options.body["challenge"]) });
      return service.call("POST", "/api/account/passkeys", { name, response }, { cookie });
    };
    const signIn = async (device: ReturnType<typeof createAuthenticator>): Promise<Answer> => {
      const options = await service.call("POST", "/api/auth/passkey/options", {});
      const response = device.sign({ challenge: String(options.body["challenge"]) });
      const path = "/api/auth/passkey/verify-authentication";
      return service.call("POST", path, { response }, { cookie: cookiesOf(options) });
    };
    return { ...service, ada, add, signIn };
  };

  test("are added with the password, sign in without one, and are renamed and removed by their owner alone", async () => {
    const { ada, add, signIn, signUp, call } = await setUp();
    const device = createAuthenticator(ORIGIN);
    expect((await ada.as("POST", "/api/account/passkeys/options", {})).status).toBe(400);
    expect((await ada.as("POST", "/api/account/passkeys/options", { password: "not it" })).status).toBe(401);
    const made = await add(device);
    expect(made.status).toBe(201);
    const { id } = made.body as { id: string };
    const list = await ada.as("GET", "/api/account/passkeys");
    expect(list.body).toEqual({ items: [{ id, name: "Laptop", synced: false, since: expect.any(String) }] });

    const entered = await signIn(device);
    expect(entered.status).toBe(200);
    const cookie = cookiesOf(entered);
    expect((await call("GET", "/api/usage", undefined, { cookie })).body).toMatchObject({ email: ada.email });
    // The same answer of the authenticator opens nothing a second time, and another one's opens nothing at all.
    const options = await call("POST", "/api/auth/passkey/options", {});
    const body = { response: device.sign({ challenge: String(options.body["challenge"]) }) };
    const again = (): Promise<Answer> =>
      call("POST", "/api/auth/passkey/verify-authentication", body, { cookie: cookiesOf(options) });
    expect([(await again()).status, (await again()).status]).toEqual([200, 400]);
    expect((await signIn(createAuthenticator(ORIGIN))).status).toBe(401);

    const bo = await signUp();
    const at = `/api/account/passkeys/${id}`;
    for (const [method, sent] of [
      ["PATCH", { name: "Bo's" }],
      ["DELETE", undefined],
    ] as const)
      expect((await bo.as(method, at, sent)).status).toBe(404);
    expect((await ada.as("PATCH", at, { name: "Old laptop" })).status).toBe(204);
    const exported = await ada.as("GET", "/api/account/export");
    expect(exported.body).toMatchObject({ passkeys: [{ name: "Old laptop" }], two_step_sign_in: [] });
    expect((await ada.as("DELETE", at)).status).toBe(204);
    expect((await signIn(device)).status).toBe(401);

    const notes = await given.db.read<{ action: string; detail: string | null }>(
      "SELECT action, detail FROM audit WHERE subject = (SELECT id FROM account WHERE email = $1)",
      [ada.email],
    );
    expect(notes.map(({ action, detail }) => `${action} ${detail}`).toSorted()).toEqual([
      "passkey.add Laptop",
      "passkey.remove Old laptop",
      "sign-in passkey",
      "sign-in passkey",
      "sign-in password",
    ]);
  });

  test("must ask for a PIN, a finger or a face, for this address, and go with the account", async () => {
    const { ada, add, signIn } = await setUp();
    expect((await add(createAuthenticator(ORIGIN, { asksPerson: false }))).status).toBe(400);
    expect((await add(createAuthenticator("https://evil.example"))).status).toBe(400);
    const device = createAuthenticator(ORIGIN);
    expect((await add(device)).status).toBe(201);
    expect((await ada.as("DELETE", "/api/account", { password: PASSWORD })).status).toBe(204);
    expect(await given.db.read("SELECT id FROM auth_passkey")).toEqual([]);
    expect((await signIn(device)).status).toBe(401);
  });

  test("are twenty at most", async () => {
    const { ada, add } = await setUp();
    await add(createAuthenticator(ORIGIN));
    const [row = {}] = await given.db.read<Record<string, string | number | null>>(
      `SELECT * FROM auth_passkey WHERE "userId" = (SELECT id FROM account WHERE email = $1)`,
      [ada.email],
    );
    const names = Object.keys(row);
    const columns = names.map((name) => `"${name}"`).join(", ");
    const places = names.map((_, at) => `$${at + 1}`).join(", ");
    const copy = (n: number): Promise<number> => {
      const own: Record<string, string | number | null> = {
        ...row,
        id: `${row["id"]}${n}`,
        credentialID: `${n + 10}${String(row["credentialID"]).slice(2)}`,
      };
      return given.db.run(
        `INSERT INTO auth_passkey (${columns}) VALUES (${places})`,
        names.map((name) => own[name] ?? null),
      );
    };
    const asked = async (): Promise<number> =>
      (await ada.as("POST", "/api/account/passkeys/options", { password: PASSWORD })).status;
    for (let n = 2; n < 20; n += 1) await copy(n);
    expect(await asked()).toBe(200);
    await copy(20);
    expect(await asked()).toBe(400);
  });
});
