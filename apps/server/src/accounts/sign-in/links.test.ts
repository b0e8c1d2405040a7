import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { describeDatabases } from "../../testing/database-suite.ts";
import { createLinks, endLinks, newToken } from "./links.ts";

const HOUR_MS = 3_600_000;

describeDatabases("links", (given) => {
  const setUp = () => {
    let now = Date.UTC(2030, 0, 1);
    const links = createLinks({ db: given.db, clock: { now: () => now } });
    const later = (ms: number): void => void (now += ms);
    const use = (token: string) => given.db.transaction((statements) => links.use(statements, ["reset"], token));
    return { links, later, use };
  };

  test.each([
    ["confirm", 24 * HOUR_MS],
    ["reset", HOUR_MS],
    ["operator", HOUR_MS],
    ["new-address", HOUR_MS],
  ] as const)("a link to %s works for %i ms and not a moment longer", async (purpose, life) => {
    const { links, later } = setUp();
    const token = newToken();
    await links.keep(purpose, "account-1", token);
    later(life - 1);
    expect(await links.look([purpose], token)).toEqual({ purpose, accountId: "account-1" });
    later(1);
    expect(await links.look([purpose], token)).toBeNull();
  });

  test("a link works once, for its own purpose, and until all links of its account end", async () => {
    const { links, use } = setUp();
    const [token, other, account] = [newToken(), newToken(), randomUUID()];
    await links.keep("reset", account, token);
    await links.keep("reset", account, other);
    expect(await links.look(["confirm"], token)).toBeNull();
    expect(await use(token)).toEqual({ purpose: "reset", accountId: account });
    expect(await use(token)).toBeNull();
    await endLinks(given.db, account);
    expect(await use(other)).toBeNull();
  });
});
