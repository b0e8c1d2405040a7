import { expect, test } from "vitest";
import { describeDatabases } from "../../testing/database-suite.ts";
import { createAccountTable } from "../account-table.ts";
import { createApiKeys } from "./api-keys.ts";
import { createDeviceLogins } from "./device-login.ts";

const device = { machine: "Ada's laptop", client: "rewrite-service-mcp", address: "192.0.2.1" };
const secret = "3c1f0b7a9d2e4f58a6c7b1d0e9f8a7b6";

describeDatabases("device login", (given) => {
  const setUp = async () => {
    let now = Date.UTC(2030, 0, 1);
    const clock = { now: () => now };
    const { db } = given;
    const account = await createAccountTable({ db, clock }).create(`${crypto.randomUUID()}@example.org`);
    if (account === null) throw new Error("no account");
    const wait = (seconds: number): void => void (now += seconds * 1_000);
    return {
      logins: createDeviceLogins({ db, clock, secret }),
      keys: createApiKeys({ db, clock }),
      owner: account.id,
      wait,
    };
  };

  test("pending, then approved, then one key named after the machine, then nothing more", async () => {
    const { logins, keys, owner, wait } = await setUp();
    const { deviceCode, userCode } = await logins.start(device);
    expect(userCode).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
    expect(await logins.poll(deviceCode)).toEqual({ error: "authorization_pending" });
    expect(await logins.look(userCode.toLowerCase().replace("-", " "))).toMatchObject(device);
    const keyId = await logins.approve(userCode, owner);
    expect(await logins.approve(userCode, owner)).toBeNull();
    wait(5);
    const minted = await logins.poll(deviceCode);
    if ("error" in minted) throw new Error(minted.error);
    expect(await keys.verify(minted.key)).toMatchObject({ accountId: owner, keyId: minted.keyId });
    expect(minted.keyId).toBe(keyId);
    expect(await keys.list(owner)).toMatchObject([{ name: device.machine, machine: device.machine, madeBy: "device" }]);
    wait(5);
    expect(await logins.poll(deviceCode)).toEqual({ error: "invalid_grant" });
  });

  test("fifty polls at once after approval get one secret", async () => {
    const { logins, owner, wait } = await setUp();
    const { deviceCode, userCode } = await logins.start(device);
    await logins.approve(userCode, owner);
    wait(5);
    const answers = await Promise.all(Array.from({ length: 50 }, () => logins.poll(deviceCode)));
    expect(answers.filter((answer) => "key" in answer)).toHaveLength(1);
  });

  test("polling too fast is asked to slow down, by five seconds more each time", async () => {
    const { logins, wait } = await setUp();
    const { deviceCode } = await logins.start(device);
    await logins.poll(deviceCode);
    expect(await logins.poll(deviceCode)).toEqual({ error: "slow_down" });
    wait(9);
    expect(await logins.poll(deviceCode)).toEqual({ error: "slow_down" });
    wait(15);
    expect(await logins.poll(deviceCode)).toEqual({ error: "authorization_pending" });
  });

  test("a denied and an expired code give no key", async () => {
    const { logins, owner, wait } = await setUp();
    const [denied, expired] = [await logins.start(device), await logins.start(device)];
    expect(await logins.deny(denied.userCode)).toBe(true);
    wait(5);
    expect(await logins.poll(denied.deviceCode)).toEqual({ error: "access_denied" });
    wait(600);
    expect(await logins.approve(expired.userCode, owner)).toBeNull();
    expect(await logins.poll(expired.deviceCode)).toEqual({ error: "expired_token" });
    expect(await logins.poll("unknown")).toEqual({ error: "invalid_grant" });
  });

  test("a code is denied once, while it waits, and expires at its tenth minute", async () => {
    const { logins, owner, wait } = await setUp();
    const [denied, late] = [await logins.start(device), await logins.start(device)];
    expect(await logins.deny("BBBB-BBBB")).toBe(false);
    expect(await logins.deny(denied.userCode)).toBe(true);
    expect(await logins.deny(denied.userCode)).toBe(false);
    wait(599);
    expect(await logins.look(late.userCode)).not.toBeNull();
    wait(1);
    expect(await logins.look(late.userCode)).toBeNull();
    expect(await logins.deny(late.userCode)).toBe(false);
    expect(await logins.approve(late.userCode, owner)).toBeNull();
    expect(await logins.poll(late.deviceCode)).toEqual({ error: "expired_token" });
  });

  test("a device may ask again a second before its fifth, not earlier", async () => {
    const { logins, wait } = await setUp();
    const [early, inTime] = [await logins.start(device), await logins.start(device)];
    for (const { deviceCode } of [early, inTime]) await logins.poll(deviceCode);
    wait(3.9);
    expect(await logins.poll(early.deviceCode)).toEqual({ error: "slow_down" });
    wait(0.1);
    expect(await logins.poll(inTime.deviceCode)).toEqual({ error: "authorization_pending" });
  });

  test("a code that no longer waits says why: unknown, used, denied or expired", async () => {
    const { logins, owner, wait } = await setUp();
    const [used, denied, expired] = [
      await logins.start(device),
      await logins.start(device),
      await logins.start(device),
    ];
    await logins.approve(used.userCode, owner);
    await logins.deny(denied.userCode);
    wait(600);
    const fates = [used, denied, expired].map(({ userCode }) => logins.fate(userCode));
    expect(await Promise.all(fates)).toEqual(["used", "denied", "expired"]);
    expect(await logins.fate("BBBB-BBBB")).toBe("unknown");
  });

  test("four accounts approve one code: one of them has it", async () => {
    const { logins, owner } = await setUp();
    const others = await Promise.all([1, 2, 3].map(async () => (await setUp()).owner));
    const { userCode } = await logins.start(device);
    const answers = await Promise.all([owner, ...others].map((account) => logins.approve(userCode, account)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test("at five keys approval is refused and the code stays pending; a slot that no device came for is freed", async () => {
    const { logins, keys, owner, wait } = await setUp();
    for (const name of ["1", "2", "3", "4"]) await keys.create(owner, name);
    const { userCode } = await logins.start(device);
    expect(await logins.approve(userCode, owner)).not.toBeNull();
    const second = await logins.start(device);
    await expect(logins.approve(second.userCode, owner)).rejects.toMatchObject({ code: "key_limit_reached" });
    expect(await logins.look(second.userCode)).not.toBeNull();
    wait(601);
    await logins.sweep();
    expect(await keys.list(owner)).toHaveLength(4);
  });

  test("twenty rounds of 25 creations at once leave exactly five keys", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { keys, owner } = await setUp();
      const made = await Promise.allSettled(Array.from({ length: 25 }, (_, n) => keys.create(owner, `k${n}`)));
      expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
      expect(await keys.list(owner)).toHaveLength(5);
    }
  });

  test("a revoked, an expired and a stranger's key are refused, and a disabled account's too", async () => {
    const { keys, owner, wait } = await setUp();
    const key = await keys.create(owner, "one");
    const other = await setUp();
    expect(await keys.revoke(other.owner, key.id)).toBe(false);
    expect(await keys.rename(other.owner, key.id, "mine")).toBe(false);
    expect(await keys.verify(key.key)).not.toBeNull();
    expect(await keys.revoke(owner, key.id)).toBe(true);
    expect(await keys.verify(key.key)).toBeNull();
    const short = await keys.create(owner, "short", {
      expiresAt: new Date(Date.UTC(2030, 0, 1) + 1_000).toISOString(),
    });
    wait(1);
    expect(await keys.verify(short.key)).toBeNull();
    const last = await keys.create(owner, "last");
    await given.db.run("UPDATE account SET disabled_at = 1 WHERE id = $1", [owner]);
    expect(await keys.verify(last.key)).toBeNull();
  });
});
