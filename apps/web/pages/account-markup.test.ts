// What the pages of an account and of the operator draw of what the server answered.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type FunctionComponent } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeyTable } from "../src/account/key-table.tsx";
import { SessionList } from "../src/account/session-list.tsx";
import { UsageSection } from "../src/account/usage-section.tsx";
import { AuditTable } from "../src/admin/audit-table.tsx";
import { ConfigTable } from "../src/admin/config-table.tsx";
import { HealthReport } from "../src/admin/health-report.tsx";
import { Invitations } from "../src/admin/invitations.tsx";
import { PlanTable } from "../src/admin/plan-table.tsx";
import { PairsTable } from "../src/alignment/pairs-table.tsx";
import { HabitList } from "../src/voices/habit-list.tsx";
import { SampleFields } from "../src/voices/sample-fields.tsx";
import { drawn } from "./drawn.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 28, 12) }));
afterEach(() => void vi.useRealTimers());

const nothing = (): void => undefined;

/** The component before there is an answer, after the server failed, and with each answer. */
const answered = (component: FunctionComponent, queryKey: readonly string[], ...answers: readonly unknown[]) => {
  const withClient = (prepare: (client: QueryClient) => void): string[] => {
    const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
    prepare(client);
    return drawn(
      ({ children }: { children?: never }) =>
        createElement(QueryClientProvider, { client }, createElement(component, null, children)),
      {},
    );
  };
  const failing = (client: QueryClient): void => {
    const query = client.getQueryCache().build(client, { queryKey });
    query.setState({ status: "error", error: new Error("It failed."), fetchStatus: "idle" });
  };
  return [
    ...withClient(nothing),
    ...withClient(failing),
    ...answers.flatMap((answer) => withClient((client) => void client.setQueryData(queryKey, answer))),
  ];
};

const pages = (...some: object[]) => ({ pages: some, pageParams: some.map(() => "") });

test("the lists of the operator", () => {
  const act = {
    id: "a1",
    at: "2026-11-21T09:30:00.000Z",
    actor: "ada@example.org",
    key: null,
    action: "user.plan",
    subject: { id: "u1", email: "bo@example.org" },
    detail: "free to pro",
  };
  const acts = [
    act,
    { ...act, id: "a2", actor: null, subject: null, detail: null },
    { ...act, id: "a3", key: "people", subject: { id: "u2", email: null } },
  ];
  expect(
    answered(AuditTable, ["admin", "audit"], pages({ items: acts, next: "n" }), pages({ items: [], next: null })),
  ).toMatchSnapshot();
  const setting = { name: "PORT", value: "8787", isSet: false, meaning: "The port.", group: "The server" };
  const settings = [
    setting,
    { ...setting, name: "SECRET", value: "set", isSet: true },
    { ...setting, name: "SMTP_URL", value: null, group: "Mail" },
  ];
  expect(answered(ConfigTable, ["admin", "config"], { items: settings })).toMatchSnapshot();
  const plan = {
    name: "free",
    allowance: 60,
    period: "day",
    tiers: ["standard"],
    templates: false,
    textCharacters: 20_000,
    streams: 5,
    perMinute: 30,
    allDay: null,
  };
  const pro = { ...plan, name: "pro", period: "month", tiers: ["standard", "fast"], templates: true, allDay: 2_000 };
  expect(answered(PlanTable, ["admin", "plans"], { items: [plan, pro] })).toMatchSnapshot();
  const health = {
    ok: true,
    version: "1.2.3",
    startedAt: "2026-11-28T09:00:00.000Z",
    database: "sqlite",
    openStreams: 2,
    limits: "memory",
    findings: [
      { check: "the disk", ok: true, detail: null },
      { check: "the ledger", ok: false, detail: "does not add up" },
    ],
  };
  expect(answered(HealthReport, ["admin", "health"], health, { ...health, ok: false })).toMatchSnapshot();
  const invitation = {
    id: "i1",
    email: "ed@example.org",
    createdAt: "2026-11-20T00:00:00Z",
    expiresAt: "2027-01-04T00:00:00Z",
  };
  expect(
    answered(
      Invitations,
      ["admin", "invitations"],
      pages({ items: [invitation], next: "n" }, { items: [{ ...invitation, id: "i2", email: null }], next: null }),
      pages({ items: [invitation], next: "n" }),
      pages({ items: [], next: null }),
    ),
  ).toMatchSnapshot();
});

test("the lists of an account", () => {
  const key = {
    id: "k1",
    name: "laptop",
    hint: "abcd",
    madeBy: "device",
    machine: "laptop-ada",
    lastUsedAt: "2026-11-28T11:00:00.000Z",
    lastClient: "curl",
  };
  const keys = [key, { ...key, id: "k2", hint: null, machine: null, lastUsedAt: null, madeBy: "page" }];
  expect(drawn(KeyTable, { keys, onRename: nothing, onRevoke: nothing })).toMatchSnapshot();
  const session = { token: "t1", createdAt: "2026-11-27T12:00:00.000Z", userAgent: "Mozilla (Windows) Firefox/140" };
  const others = [session, { ...session, token: "t2", userAgent: null }];
  expect(
    answered(SessionList, ["sessions"], { items: others, own: "t1" }, { items: [session], own: "t1" }),
  ).toMatchSnapshot();
  const used = (day: string, register: string, units: number) => ({
    day,
    register,
    keyId: null,
    keyName: null,
    client: null,
    units,
    rewrites: 1,
  });
  const days = { from: "2026-11-26", to: "2026-11-28" };
  expect(
    answered(
      UsageSection,
      ["usage", "days"],
      { ...days, items: [used("2026-11-26", "slack", 2), used("2026-11-28", "verify", 1)] },
      { ...days, items: [] },
    ),
  ).toMatchSnapshot();
});

test("the parts of a voice, and two texts side by side", () => {
  const fields = { onChange: nothing, error: null };
  const samples = ["", "One.\n\nTwo.\n\nThree."];
  expect(
    drawn(
      SampleFields,
      { ...fields, samples: [""] },
      { ...fields, samples, error: "Too short." },
      { ...fields, samples: Array.from({ length: 20 }, () => "One.\n\nTwo.") },
    ),
  ).toMatchSnapshot();
  const habit = (id: string, value: string) => ({ id, value, count: 3, evidence: "3 of 4 sentences" });
  const bare = {
    samples: 2,
    words: 299,
    sentenceWords: { mean: 0, deviation: 0 },
    contractions: null,
    punctuation: {},
    openers: [],
    greetings: [],
    signOffs: [],
    favourites: [],
    avoided: [],
  };
  const some = {
    ...bare,
    words: 300,
    sentenceWords: { mean: 11.6, deviation: 4 },
    contractions: 0.75,
    punctuation: { "—": 12, "!": 9 },
    openers: [habit("opener:so", "so")],
    greetings: [habit("greeting:hi", "hi")],
    favourites: [habit("favourite:i'd", "i'd")],
  };
  const list = { removed: new Set<string>(), onToggle: nothing };
  expect(
    drawn(
      HabitList,
      { ...list, habits: bare },
      { ...list, habits: some },
      { ...list, habits: some, removed: new Set(["opener:so"]) },
    ),
  ).toMatchSnapshot();
  const before = "We moved 14 shops. Bo waits.";
  const after = "We moved 15 shops. Thanks!";
  const at = (text: string, part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
  const pair = { moved: false, removed: [], added: [] };
  const given = {
    before,
    after,
    heads: ["Before", "After"],
    pairs: [
      { ...pair, status: "kept", before: [at(before, "We moved 14 shops.")], after: [at(after, "We moved 15 shops.")] },
      { ...pair, status: "lost", before: [at(before, "Bo waits.")], after: [] },
      { ...pair, status: "added", before: [], after: [at(after, "Thanks!")] },
    ],
  };
  expect(drawn(PairsTable, given)).toMatchSnapshot();
  // A date that is written anew is marked whole, and not with the next sentence.
  const [was, is] = ["it comes thurs 3 dec. ring me.", "it comes Thursday, 3 December. Call me."];
  const dates = [{ ...pair, status: "kept", before: [at(was, was)], after: [at(is, is)] }];
  const [dated] = drawn(PairsTable, { ...given, before: was, after: is, pairs: dates });
  expect(dated?.match(/<(?:del|ins|mark)[^>]*>[^<]*/g)?.map((mark) => mark.replace(/^.*>/, ""))).toEqual([
    "thurs 3 dec",
    "ring",
    "Thursday, 3 December",
    "Call",
  ]);
});
