import { createHash, createHmac, randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Clock } from "../../runtime/clock.ts";
import type { Database, Statements } from "../../database/database.ts";
import { takeKeySlot } from "./api-keys.ts";
import { hashKey, hintOf, newKey } from "./key-format.ts";

const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const CODE_LETTERS = 8;
const LIFETIME_S = 600;
const INTERVAL_S = 5;
const SLOWER_BY_S = 5;

/** What a waiting device gets (RFC 8628 §3.2). */
export interface DeviceCode {
  deviceCode: string;
  userCode: string;
  expiresInS: number;
  intervalS: number;
}

/** What the person who approves sees, to know their own device from a stranger's. */
export interface DeviceRequest {
  machine: string;
  client: string;
  address: string;
  askedAt: string;
}

export type Poll =
  | { error: "authorization_pending" | "slow_down" | "expired_token" | "access_denied" | "invalid_grant" }
  | { key: string; keyId: string };

export type CodeFate = "unknown" | "used" | "denied" | "expired";

export interface DeviceLogins {
  start(device: { machine: string; client: string; address: string }): Promise<DeviceCode>;
  poll(deviceCode: string): Promise<Poll>;
  /** The request that waits under this code, or null. */
  look(userCode: string): Promise<DeviceRequest | null>;
  /** Why nothing waits under this code: it was never given out, it was used, or it is over. */
  fate(userCode: string): Promise<CodeFate>;
  /**
   * Id of the key that the device may now fetch, or null when no request waits under this code.
   *
   * @throws ServiceError `key_limit_reached`; the code stays pending.
   */
  approve(userCode: string, owner: string): Promise<string | null>;
  deny(userCode: string): Promise<boolean>;
  /** Frees the slots of approved codes that no device came for, and deletes old rows. */
  sweep(): Promise<void>;
}

interface Row {
  id: string;
  state: "pending" | "approved" | "denied" | "redeemed";
  key_id: string | null;
  poll_after: number;
  interval_s: number;
  expires_at: number;
}

const newUserCode = (): string =>
  Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, "");
const hashOf = (deviceCode: string): string => createHash("sha256").update(deviceCode).digest("hex");

interface LoginDeps {
  db: Database;
  clock: Clock;
  /** Of a user code as it was typed. */
  userHash: (code: string) => string;
}

export const createDeviceLogins = (deps: { db: Database; clock: Clock; secret: string }): DeviceLogins => {
  const { db, clock, secret } = deps;
  // A user code has 35 bits only, so its hash is keyed: the table alone does not give it away.
  const userHash = (code: string): string =>
    createHmac("sha256", `${secret}:user-code`).update(plainCode(code)).digest("hex");
  return {
    ...forDevices({ db, clock, userHash }),
    ...forPeople({ db, clock, userHash }),

    sweep: async () => {
      const now = clock.now();
      await db.run(
        `UPDATE api_key SET revoked_at = $1 WHERE hash IS NULL AND revoked_at IS NULL
          AND id IN (SELECT key_id FROM device_login WHERE state = 'approved' AND expires_at <= $1)`,
        [now],
      );
      await db.run("DELETE FROM device_login WHERE expires_at < $1", [now - 86_400_000]);
    },
  };
};

/** What a device asks for. */
const forDevices = ({ db, clock, userHash }: LoginDeps): Pick<DeviceLogins, "start" | "poll"> => ({
  start: async ({ machine, client, address }) => {
    for (;;) {
      const [deviceCode, userCode, now] = [randomBytes(32).toString("base64url"), newUserCode(), clock.now()];
      const rows = await db.rows(
        `INSERT INTO device_login (id, device_hash, user_hash, machine, client, address, state, poll_after, interval_s,
           created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, 'pending', $7, $8, $7, $9)
         ON CONFLICT DO NOTHING RETURNING id`,
        [
          randomUUID(),
          hashOf(deviceCode),
          userHash(userCode),
          machine,
          client,
          address,
          now,
          INTERVAL_S,
          now + LIFETIME_S * 1_000,
        ],
      );
      const shown = `${userCode.slice(0, 4)}-${userCode.slice(4)}`;
      if (rows.length > 0) return { deviceCode, userCode: shown, expiresInS: LIFETIME_S, intervalS: INTERVAL_S };
    }
  },

  poll: (deviceCode) =>
    db.transaction(async (statements): Promise<Poll> => {
      const now = clock.now();
      const [row] = await statements.rows<Row>(
        `SELECT id, state, key_id, poll_after, interval_s, expires_at FROM device_login WHERE device_hash = $1`,
        [hashOf(deviceCode)],
      );
      if (row === undefined || row.state === "redeemed") return { error: "invalid_grant" };
      if (row.state === "denied") return { error: "access_denied" };
      if (row.expires_at <= now) return { error: "expired_token" };
      if (now < row.poll_after) {
        const slower = row.interval_s + SLOWER_BY_S;
        await statements.run("UPDATE device_login SET interval_s = $2, poll_after = $3 WHERE id = $1", [
          row.id,
          slower,
          now + slower * 1_000,
        ]);
        return { error: "slow_down" };
      }
      if (row.state === "pending" || row.key_id === null) {
        await statements.run("UPDATE device_login SET poll_after = $2 WHERE id = $1", [
          row.id,
          now + (row.interval_s - 1) * 1_000,
        ]);
        return { error: "authorization_pending" };
      }
      return redeem(statements, { id: row.id, keyId: row.key_id });
    }),
});

/** Gives an approved login its key, once. */
const redeem = async (statements: Statements, { id, keyId }: { id: string; keyId: string }): Promise<Poll> => {
  const redeemed = await statements.rows(
    "UPDATE device_login SET state = 'redeemed' WHERE id = $1 AND state = 'approved' RETURNING id",
    [id],
  );
  if (redeemed.length === 0) return { error: "invalid_grant" };
  const key = newKey();
  const minted = await statements.run(
    "UPDATE api_key SET hash = $2, hint = $3 WHERE id = $1 AND hash IS NULL AND revoked_at IS NULL",
    [keyId, hashKey(key), hintOf(key)],
  );
  return minted === 0 ? { error: "access_denied" } : { key, keyId };
};

/** What the signed-in person asks for who approves. */
const forPeople = ({ db, clock, userHash }: LoginDeps): Pick<DeviceLogins, "look" | "fate" | "approve" | "deny"> => ({
  look: async (userCode) => {
    const [row] = await db.rows<{ machine: string; client: string; address: string; created_at: number }>(
      `SELECT machine, client, address, created_at FROM device_login
       WHERE user_hash = $1 AND state = 'pending' AND expires_at > $2`,
      [userHash(userCode), clock.now()],
    );
    if (row === undefined) return null;
    const { machine, client, address, created_at: askedAt } = row;
    return { machine, client, address, askedAt: new Date(askedAt).toISOString() };
  },

  fate: async (userCode) => {
    const [row] = await db.read<Pick<Row, "state">>(
      "SELECT state FROM device_login WHERE user_hash = $1 ORDER BY created_at DESC LIMIT 1",
      [userHash(userCode)],
    );
    if (row === undefined) return "unknown";
    if (row.state === "denied") return "denied";
    return row.state === "pending" ? "expired" : "used";
  },

  approve: (userCode, owner) =>
    db.transaction(async (statements) => {
      const now = clock.now();
      const keyId = randomUUID();
      const [row] = await statements.rows<{ id: string; machine: string }>(
        `UPDATE device_login SET state = 'approved', owner = $2
         WHERE user_hash = $1 AND state = 'pending' AND expires_at > $3 RETURNING id, machine`,
        [userHash(userCode), owner, now],
      );
      if (row === undefined) return null;
      const { id, machine } = row;
      const slot = { id: keyId, owner, name: machine, hash: null, hint: null, now, expiresAt: null } as const;
      await takeKeySlot(statements, { ...slot, madeBy: "device", machine, scope: "rewrite" });
      await statements.run("UPDATE device_login SET key_id = $2 WHERE id = $1", [id, keyId]);
      return keyId;
    }),

  deny: async (userCode) =>
    (await db.run(
      "UPDATE device_login SET state = 'denied' WHERE user_hash = $1 AND state = 'pending' AND expires_at > $2",
      [userHash(userCode), clock.now()],
    )) > 0,
});
