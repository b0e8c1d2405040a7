import { TemplateEntry, VoiceProfile, VoiceProfileList } from "@rewrite-service/contract";
import { measureVoice, voiceDistance, type VoiceHabits } from "@rewrite-service/text";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSeal } from "../../accounts/seal.ts";
import { sealSamples } from "../../accounts/templates-and-voices/voice-text.ts";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { sendChat, startStandIn } from "../../testing/http-stand-in.ts";
import { startService } from "../../testing/test-service.ts";

const SECRET = "b7c1e0d94f6a4a1c8e2d5f7a9b3c6d1e";
const samples = [
  "Hey Bo,\n\nCan't make it. I'll send the deck tonight, don't wait for me!\n\nCheers,\nZanzibarine",
  "Hey Ann,\n\nIt's done. We're good to go, I'll ping you!\n\nCheers,\nZanzibarine",
  "Hey all,\n\nDon't touch staging, I'm on it. It'll be back by noon!\n\nCheers,\nZanzibarine",
];
const stiff = "Hi Ana,\n\nI will not be in on Friday. The 3 invoices are not paid.\n\nBest regards,\nMax";

describeOnPostgres("voices", (given) => {
  type StandIn = Awaited<ReturnType<typeof startStandIn>>;
  let model: StandIn;
  beforeAll(async () => {
    model = await startStandIn((_, response) => sendChat(response, ["Please review ", "the budget."]));
  });
  afterAll(() => model.close());

  test("habits come with their evidence, and each can be left out or taken out later", async () => {
    const ada = await (await startService(given)).signUp();
    const made = await ada.as("POST", "/api/voices", { name: "Mine", samples, removed: ["sign-off:cheers"] });
    expect(made.status).toBe(201);
    const voice = VoiceProfile.parse(made.body);
    expect(voice).toMatchObject({ isDefault: false, signOff: null, keepsSamples: false });
    expect(voice.habits.greetings).toEqual([
      { id: "greeting:hey", value: "hey", count: 3, evidence: "3 of 3 samples." },
    ]);
    expect(voice.habits.signOffs).toEqual([]);
    const path = `/api/voices/${voice.id}`;
    const changed = await ada.as("PATCH", path, { removed: ["greeting:hey"], name: "Work", isDefault: true });
    expect(VoiceProfile.parse(changed.body)).toMatchObject({
      name: "Work",
      isDefault: true,
      habits: { greetings: [] },
    });
    const list = VoiceProfileList.parse((await ada.as("GET", "/api/voices")).body);
    expect(list.items).toMatchObject([{ name: "Work", habits: { greetings: [], samples: 3 } }]);
    const again = await ada.as("PUT", path, { name: "Work", samples });
    expect(VoiceProfile.parse(again.body).habits.signOffs).toHaveLength(1);
    for (const body of [{ samples }, { name: "x", samples: [] }, { name: "x", samples, habits: {} }]) {
      expect((await ada.as("POST", "/api/voices", body)).status).toBe(400);
    }
    expect((await ada.as("PATCH", path, { samples })).status).toBe(400);
  });

  test("two removals at once are both kept", async () => {
    const ada = await (await startService(given)).signUp();
    const { body } = await ada.as("POST", "/api/voices", { name: "Mine", samples });
    const path = `/api/voices/${String(body["id"])}`;
    const ids = ["greeting:hey", "sign-off:cheers"];
    await Promise.all(ids.map((id) => ada.as("PATCH", path, { removed: [id] })));
    const { habits } = VoiceProfile.parse((await ada.as("GET", path)).body);
    expect([...habits.greetings, ...habits.signOffs]).toEqual([]);
  });

  test("profile=true gives what a distance needs, also by key, and nobody else gets it", async () => {
    const { signUp, call } = await startService(given);
    const [ada, bo] = [await signUp(), await signUp()];
    const { body } = await ada.as("POST", "/api/voices", { name: "Mine", samples });
    const path = `/api/voices/${String(body["id"])}`;
    expect((await ada.as("GET", path)).body["habits"]).not.toHaveProperty("profile");
    const key = String((await ada.as("POST", "/api/keys", { name: "one" })).body["key"]);
    const whole = await call("GET", `${path}?profile=true`, undefined, { authorization: `Bearer ${key}` });
    const habits = whole.body["habits"] as VoiceHabits;
    expect(voiceDistance(stiff, habits)).toBeCloseTo(voiceDistance(stiff, measureVoice(samples)), 3);
    expect((await bo.as("GET", `${path}?profile=true`)).status).toBe(404);
    expect((await bo.as("PATCH", path, { name: "x" })).status).toBe(404);
    const change = { authorization: `Bearer ${key}` };
    expect((await call("PATCH", path, { name: "x" }, change)).status).toBe(403);
  });

  test("no word of the samples lies in the database in clear, kept or not; the owner's export holds what is kept", async () => {
    const ada = await (await startService(given)).signUp();
    await ada.as("POST", "/api/voices", { name: "a", samples });
    await ada.as("POST", "/api/voices", { name: "b", samples, keepSamples: true });
    const rows = JSON.stringify(await given.db.read("SELECT * FROM voice"));
    expect(rows).not.toMatch(/zanzibarine/i);
    expect(rows).not.toContain("cheers");
    const { voices } = (await ada.as("GET", "/api/account/export")).body as { voices: { samples: unknown }[] };
    expect(voices.map((voice) => voice.samples)).toEqual([null, samples]);
  });

  test("closer moves toward the default voice with no model, and a model's prompt names its habits", async () => {
    const builtin = await startService(given);
    const ada = await builtin.signUp();
    const request = { text: stiff, register: "email", mode: "closer", previousRewrite: stiff };
    const before = (await ada.rewrite(request)).text;
    await ada.as("POST", "/api/voices", { name: "Mine", samples, isDefault: true });
    const { text } = await ada.rewrite(request);
    expect(before).not.toContain("won't");
    expect(text).toContain("I won't be in on Friday");
    expect(text).toMatch(/^Hey Ana,/);

    const service = await startService(given, {
      PROVIDER: "openai-compatible",
      PROVIDER_BASE_URL: model.url,
      MODEL_STANDARD: "small",
      PROVIDER_API_KEY: "k",
    });
    const bo = await service.signUp();
    await bo.as("POST", "/api/voices", { name: "Mine", samples, isDefault: true, removed: ["greeting:hey"] });
    await bo.rewrite({ text: "please look at the budget", register: "email" });
    const asked = model.seen.at(-1)?.body ?? "";
    expect(asked).toContain('Signs off with \\"cheers\\".');
    expect(asked).not.toContain("Greets with");
    expect(asked).not.toContain("touch staging");
  });

  test("a model is shown kept samples in mails, without their names, and none in chat", async () => {
    const service = await startService(given, {
      PROVIDER: "openai-compatible",
      PROVIDER_BASE_URL: model.url,
      MODEL_STANDARD: "small",
      PROVIDER_API_KEY: "k",
    });
    const bo = await service.signUp();
    await bo.as("POST", "/api/voices", { name: "Mine", samples, isDefault: true, keepSamples: true });
    const askedFor = async (register: string): Promise<string> => {
      await bo.rewrite({ text: "please look at the budget", register });
      return model.seen.at(-1)?.body ?? "";
    };
    expect(await askedFor("email")).toContain("touch staging");
    expect(await askedFor("email")).not.toContain("Zanzibarine");
    expect(await askedFor("slack")).not.toContain("touch staging");
  });

  test("a voice of the release before is measured from its kept samples at the next start, or keeps what it can", async () => {
    const first = await startService(given);
    const ada = await first.signUp();
    const [account] = await given.db.rows<{ id: string }>("SELECT id FROM account WHERE email = $1", [ada.email]);
    const owner = account?.id ?? "";
    const habits = '{"sentences":10,"wordsPerSentence":8,"contractions":0.5,"exclamations":0,"questions":0}';
    const sealed = sealSamples(createSeal(SECRET), { id: `kept-${owner}`, owner }, samples);
    for (const [id, kept] of [
      [`kept-${owner}`, sealed],
      [`let-go-${owner}`, null],
    ] as const) {
      const row = [id, owner, habits, kept];
      await given.db.run(
        `INSERT INTO voice (id, owner, name, habits, samples, created_at, updated_at) VALUES ($1, $2, 'x', $3, $4, 1, 1)`,
        row,
      );
    }
    await startService(given);
    const { items } = VoiceProfileList.parse((await ada.as("GET", "/api/voices")).body);
    expect(items).toMatchObject([
      { keepsSamples: true, habits: { samples: 3, greetings: [{ value: "hey" }] } },
      { keepsSamples: false, habits: { words: 80, sentenceWords: { mean: 8 }, greetings: [] } },
    ]);
  });

  test("a secret that was lost takes the habits with it and nothing else", async () => {
    const ada = await (await startService(given)).signUp();
    await ada.as("POST", "/api/voices", { name: "Mine", samples, isDefault: true });
    await given.db.run("UPDATE voice SET measured = 'v1.00000000.a.b.c', profile = 'v1.00000000.a.b.c'");
    expect((await ada.as("GET", "/api/voices")).body).toMatchObject({ items: [{ habits: { greetings: [] } }] });
    expect((await ada.rewrite({ text: stiff, register: "email" })).status).toBe(200);
    const closer = { text: stiff, register: "email", mode: "closer", previousRewrite: stiff };
    expect((await ada.rewrite(closer)).status).toBe(200);
    await given.db.run("DELETE FROM voice");
  });

  test("a template's kind of message stands in the register's place, and one without leaves it", async () => {
    const ada = await (await startService(given)).signUp();
    await given.db.run("UPDATE account SET plan = 'pro' WHERE email = $1", [ada.email]);
    const named = { name: "Weekly", instructions: "Start with the decision.", register: "linkedin" };
    const one = TemplateEntry.parse((await ada.as("POST", "/api/templates", named)).body);
    const { register: _register, ...unnamed } = named;
    const other = TemplateEntry.parse((await ada.as("POST", "/api/templates", unnamed)).body);
    expect([one.register, other.register]).toEqual(["linkedin", null]);
    const draft = { text: "please look at the budget", register: "slack" };
    const { text } = await ada.rewrite({ ...draft, templateId: one.id });
    expect(text).toContain("Only the template's kind of message was used");
    await ada.rewrite({ ...draft, templateId: other.id });
    await ada.rewrite({ ...draft, templateId: "gone" });
    const usage = (await ada.as("GET", "/api/usage")).body as { recent: { register: string }[] };
    expect(usage.recent.map(({ register }) => register).toReversed()).toEqual(["linkedin", "slack", "slack"]);
  });
});
