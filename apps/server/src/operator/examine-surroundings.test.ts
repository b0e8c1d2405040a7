import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseConfig } from "../config/config.ts";
import { startStandIn } from "../testing/http-stand-in.ts";
import { startSmtpStandIn } from "../testing/smtp-stand-in.ts";
import { examineSurroundings } from "./examine-surroundings.ts";

const quiet = { dialect: "sqlite", read: () => Promise.resolve([]) } as const;

const examined = async (env: Record<string, string>, now = Date.now()) => {
  const folder = mkdtempSync(join(tmpdir(), "doctor-"));
  const config = parseConfig({ DATA_DIR: folder, ...env });
  const findings = await examineSurroundings({ config, db: quiet, clock: { now: () => now } });
  rmSync(folder, { recursive: true });
  return Object.fromEntries(findings.map(({ check, ok, detail }) => [check, { ok, detail }]));
};

test("the mail server is asked and gets no mail; one that is not there is named with the reason", async () => {
  const mail = await startSmtpStandIn();
  const check = `signing in to the mail server ${new URL(mail.url).host}`;
  expect(await examined({ SMTP_URL: mail.url })).toMatchObject({ [check]: { ok: true } });
  expect(mail.mails).toEqual([]);
  await mail.close();
  expect((await examined({ SMTP_URL: mail.url }))[check]).toMatchObject({
    ok: false,
    detail: expect.stringContaining("cannot be reached (ES") as string,
  });
});

test("the disk: room, and a write that is kept; a database elsewhere has none here", async () => {
  const found = await examined({});
  expect(found["the disk has room"]?.detail).toMatch(/^\d+ MiB free in /);
  expect(found["the disk keeps what is written"]?.detail).toMatch(/^one fsync took [\d.]+ ms$/);
  expect(Object.keys(await examined({ DATABASE_URL: "postgres://db.example/x" }))).toEqual(["the clock is right"]);
});

test("a folder in which nothing can be written is named with the reason", async () => {
  const parent = mkdtempSync(join(tmpdir(), "doctor-"));
  const folder = join(parent, "a-file");
  writeFileSync(folder, "");
  const config = parseConfig({ DATA_DIR: folder });
  const findings = await examineSurroundings({ config, db: quiet, clock: { now: () => Date.now() } });
  expect(findings.find(({ check }) => check === "the disk keeps what is written")).toEqual({
    check: "the disk keeps what is written",
    ok: false,
    detail: `nothing can be written in ${folder} (ENOTDIR)`,
  });
  rmSync(parent, { recursive: true });
});

test("a clock an hour off is wrong by the provider's date, for which no key is sent", async () => {
  const provider = await startStandIn((_, response) => response.writeHead(404).end());
  const env = {
    PROVIDER: "openai-compatible",
    PROVIDER_BASE_URL: `${provider.url}/v1`,
    MODEL_STANDARD: "small",
    PROVIDER_API_KEY: "canary",
  };
  expect((await examined(env))["the clock is right"]).toMatchObject({ ok: true });
  const off = (await examined(env, Date.now() + 3_600_000))["the clock is right"];
  expect(off).toMatchObject({ ok: false, detail: expect.stringMatching(/^3\d\d\d s from that of 127/) as string });
  expect(JSON.stringify(provider.seen.map(({ headers }) => headers))).not.toContain("canary");
  await provider.close();
});
