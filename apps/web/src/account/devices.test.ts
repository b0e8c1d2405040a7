import { expect, test } from "vitest";
import type { ApiKeyEntry } from "@rewrite-service/contract";
import { devicesOf } from "./devices.ts";
import { byLastUse } from "../api/keys.ts";

const key = (over: Partial<ApiKeyEntry>): ApiKeyEntry => ({
  id: "1",
  name: "a",
  hint: "8f3a",
  madeBy: "device",
  machine: "laptop-ana",
  createdAt: "2026-11-01T00:00:00.000Z",
  lastUsedAt: null,
  lastClient: null,
  expiresAt: null,
  scope: "rewrite",
  ...over,
});

test("keys of one machine are one device; keys made on the page are none", () => {
  const devices = devicesOf([
    key({
      id: "1",
      createdAt: "2026-11-03T00:00:00.000Z",
      lastUsedAt: "2026-11-04T00:00:00.000Z",
      lastClient: "cli 1",
    }),
    key({ id: "2", lastUsedAt: "2026-11-20T00:00:00.000Z", lastClient: "cli 2" }),
    key({ id: "3", machine: "tower", createdAt: "2026-11-21T00:00:00.000Z" }),
    key({ id: "4", madeBy: "web", machine: null }),
  ]);
  expect(devices).toMatchObject([
    { machine: "tower", lastSeen: null, clients: [] },
    {
      machine: "laptop-ana",
      firstSeen: "2026-11-01T00:00:00.000Z",
      lastSeen: "2026-11-20T00:00:00.000Z",
      clients: ["cli 1", "cli 2"],
    },
  ]);
});

test("the least recently used key stands first, and an unused one counts from its making", () => {
  const keys = [
    key({ id: "new", createdAt: "2026-11-21T00:00:00.000Z" }),
    key({ id: "used", lastUsedAt: "2026-11-20T00:00:00.000Z" }),
    key({ id: "idle", createdAt: "2026-01-01T00:00:00.000Z" }),
  ];
  expect(keys.sort(byLastUse).map(({ id }) => id)).toEqual(["idle", "used", "new"]);
});
