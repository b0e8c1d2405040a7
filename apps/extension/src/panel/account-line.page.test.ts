import { expect, test, vi } from "vitest";
import type { Answer } from "../messages.ts";
import { showVoices } from "./account-line.ts";

type Voices = Answer<{ id: string; name: string; isDefault: boolean }[]>;

/** What the panel offers where its settings and the service say this, and which of it is chosen. */
const offered = async (kept: { key: string | null; voiceId: string | null }, voices: Voices) => {
  vi.stubGlobal("chrome", {
    storage: { local: { get: () => Promise.resolve(kept) }, managed: { get: () => Promise.resolve({}) } },
    runtime: { sendMessage: () => Promise.resolve(voices) },
  });
  document.body.innerHTML = '<select id="voice"></select>';
  await showVoices();
  const select = document.getElementById("voice") as HTMLSelectElement;
  return { names: [...select.options].map(({ text }) => text), chosen: select.selectedOptions[0]?.text };
};

const mine = { id: "m", name: "Mine", isDefault: true };
const team = { id: "t", name: "Team", isDefault: false };

test("the voice used without a choice is named once, as the service would choose it", async () => {
  const signedIn = { key: "svc_k", voiceId: "t" };
  expect(await offered(signedIn, { ok: true, value: [team, mine] })).toEqual({
    names: ["Mine (default)", "Team"],
    chosen: "Team",
  });
  expect(await offered({ ...signedIn, voiceId: "m" }, { ok: true, value: [mine] })).toEqual({
    names: ["Mine (default)"],
    chosen: "Mine (default)",
  });
  expect((await offered(signedIn, { ok: true, value: [team] })).names).toEqual(["Neutral voice", "Team"]);
  expect((await offered({ key: null, voiceId: null }, { ok: true, value: [mine] })).names).toEqual(["Neutral voice"]);
  const failure = { code: "internal", message: "Something went wrong." } as never;
  expect((await offered(signedIn, { ok: false, failure })).names).toEqual(["Default voice"]);
});
