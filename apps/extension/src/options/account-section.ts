import { SIGN_IN_PORT, type FromSignIn, type ToSignIn } from "../messages.ts";
import { readSettings, saveSettings } from "../settings/settings.ts";
import { askWorker } from "../view/ask-worker.ts";
import { openAwakePort, type AwakePort } from "../view/awake-port.ts";
import { byId, say } from "../view/element.ts";
import { allowanceLine } from "../words/allowance.ts";
import { optionsWords } from "../words/options.ts";

const KEY = /^svc_[0-9A-Za-z]{49}$/;

/** Shows who is signed in, as the server says. */
export const showAccount = async (): Promise<void> => {
  const { server, key } = await readSettings();
  byId("signed-in").hidden = key === null;
  byId("signed-out").hidden = key !== null;
  byId<HTMLAnchorElement>("account-page").href = `${server}/account`;
  say(byId("allowance"), "");
  say(byId("account-failure"), "");
  if (key === null) return say(byId("account"), optionsWords.signedOut);
  const usage = await askWorker("usage");
  say(byId("account"), usage.ok ? optionsWords.signedIn(usage.value.email, usage.value.plan) : "");
  say(byId("allowance"), usage.ok ? allowanceLine(usage.value) : "");
  if (usage.ok) return;
  const { code, message } = usage.failure;
  const hint = code === "provider_unavailable" ? ` ${optionsWords.unreachable(chrome.runtime.id)}` : "";
  say(byId("account-failure"), message + hint);
};

const wireKey = (): void => {
  byId("key-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = byId<HTMLInputElement>("key");
    const key = field.value.trim();
    say(byId("key-status"), KEY.test(key) ? "" : optionsWords.badKey);
    if (!KEY.test(key)) return;
    field.value = "";
    void readSettings()
      .then(({ server }) => saveSettings({ server, key }))
      .then(showAccount);
  });
  byId("sign-out").addEventListener("click", () => {
    void saveSettings({ key: null })
      .then(showAccount)
      .then(() => say(byId("account"), optionsWords.out));
  });
};

const wireSignIn = (): void => {
  let port: AwakePort<ToSignIn> | null = null;
  const waiting = (isWaiting: boolean): void => {
    byId("sign-in").hidden = isWaiting;
    byId("cancel").hidden = !isWaiting;
    if (!isWaiting) byId("device").hidden = true;
  };
  const end = (): void => {
    port?.close();
    port = null;
    waiting(false);
  };
  const onMessage = (message: FromSignIn): void => {
    if (message.type === "code") {
      byId("device").hidden = false;
      say(byId("code"), message.userCode);
      say(byId("code-hint"), optionsWords.code(message.userCode));
      byId<HTMLAnchorElement>("code-page").href = message.address;
      return;
    }
    end();
    if (message.type === "signed-in") void showAccount();
    else say(byId("account-failure"), message.failure.message);
  };
  byId("sign-in").addEventListener("click", () => {
    waiting(true);
    say(byId("account-failure"), "");
    port = openAwakePort<ToSignIn, FromSignIn>(SIGN_IN_PORT, onMessage, () => {
      if (port === null) return;
      end();
      say(byId("account-failure"), optionsWords.cancelled);
    });
    port.post({ type: "start" });
  });
  byId("cancel").addEventListener("click", end);
};

export const wireAccount = (): void => {
  wireKey();
  wireSignIn();
};
