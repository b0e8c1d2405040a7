import { registers } from "@rewrite-service/text";
import { deviceStorage } from "../browser/device-storage.ts";
import { keepChoices } from "../draft/kept-choices.ts";
import { openDraftStore } from "../draft/draft-store.ts";
import { saveEarlyEnd, saveResult } from "../result/result-store.ts";
import type { Version } from "../versions/left-version.ts";

/** Puts a version where Write finds it, with its kind of message picked and nothing decided yet; another draft that is kept there is kept beside it. */
export const reopenVersion = async ({ draft: text, result, register: id, mode: asked }: Version): Promise<void> => {
  const register = registers.find((one) => one.id === id)?.id ?? "slack";
  const mode = asked === "expand" ? "expand" : "rewrite";
  const source = { text, fromNotes: mode === "expand", request: { text, register, mode } as const };
  keepChoices(deviceStorage, { register, mode });
  await saveResult({ source, text: result, notes: null, decisions: {}, movedFrom: null, partial: false });
  // It would be shown in the place of the version.
  await saveEarlyEnd(null);
  await openDraftStore(deviceStorage).save(text, []);
};
