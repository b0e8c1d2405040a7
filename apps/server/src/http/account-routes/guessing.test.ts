import { expect, test } from "vitest";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { PASSWORD, startService } from "../../testing/test-service.ts";

describeOnPostgres("guessing", (given) => {
  const setUp = async () => {
    const service = await startService(given, { TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error" });
    const ada = await service.signUp();
    const from = (block: number): Record<string, string> => ({
      "x-forwarded-for": `198.51.${block >> 8}.${block & 255}`,
    });
    const signIn = async (password: string, block: number): Promise<number> =>
      (await service.call("POST", "/api/auth/sign-in/email", { email: ada.email, password }, from(block))).status;
    return { ...service, ada, from, signIn };
  };
  const count = (statuses: readonly number[], status: number): number =>
    statuses.filter((one) => one === status).length;

  test("row 11: three hundred codes at once, the right one among them: five wrong ones are looked at", async () => {
    const { call, ada, from } = await setUp();
    const { body } = await call("POST", "/api/device/code", { client_id: "x", machine: "Ada's laptop" });
    const right = String(body["user_code"]);
    const look = async (code: string, block: number): Promise<number> =>
      (await ada.as("GET", `/api/device/approval?user_code=${code}`, undefined, from(block))).status;
    for (let n = 0; n < 6; n += 1) expect(await look(right, 1)).toBe(200);
    const letters = "BCDFGHJKLMNPQRSTVWXZ";
    const wrong = Array.from({ length: 300 }, (_, n) => `BBBBBB${letters[Math.floor(n / 20)]}${letters[n % 20]}`);
    const looks = wrong.map((code) => look(code, 1));
    const statuses = await Promise.all([...looks, look(right, 1)]);
    expect([count(statuses, 404), count(statuses, 429) >= 295]).toEqual([5, true]);
    // The right code waits as well, wherever this account asks from.
    expect([await look(right, 1), await look(right, 2)]).toEqual([429, 429]);
    const approval = { user_code: right, action: "approve" };
    expect((await ada.as("POST", "/api/device/approval", approval)).status).toBe(429);
  });

  test("row 11: thirty wrong codes from one address block, whichever accounts ask", async () => {
    const { signUp, from } = await setUp();
    const people = await Promise.all(Array.from({ length: 7 }, () => signUp()));
    const looks = people.flatMap(({ as }) =>
      Array.from({ length: 5 }, () => as("GET", "/api/device/approval?user_code=BBBBBBBB", undefined, from(77))),
    );
    const statuses = (await Promise.all(looks)).map(({ status }) => status);
    expect([count(statuses, 404), count(statuses, 429)]).toEqual([30, 5]);
  });

  test("ten wrong passwords from one place do not lock the owner out elsewhere, however many come at once", async () => {
    const { signIn } = await setUp();
    const statuses = await Promise.all(Array.from({ length: 40 }, () => signIn("not the password", 1)));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 30]);
    expect([await signIn(PASSWORD, 1), await signIn(PASSWORD, 2)]).toEqual([429, 200]);
  });

  test("a hundred wrong passwords in an hour from everywhere, and the account waits everywhere", async () => {
    const { signIn } = await setUp();
    const statuses: number[] = [];
    for (let block = 1; block <= 11; block += 1) {
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => signIn("not the password", block)))));
    }
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([100, 10]);
    expect(await signIn(PASSWORD, 12)).toBe(429);
  });
});
