import { pollDeviceLogin, startDeviceLogin, type DeviceLoginOptions } from "@rewrite-service/client";
import type { FromSignIn, ToSignIn } from "../messages.ts";
import { readSettings, saveSettings } from "../settings/settings.ts";
import { openPort } from "./open-port.ts";
import { failureOf, fetchWithoutCookies } from "./service.ts";

/** The computer's kind, as the account page shows the device. */
const machineName = async (): Promise<string> => {
  const { os } = await chrome.runtime.getPlatformInfo();
  const names: Record<string, string> = { mac: "Mac", win: "Windows", linux: "Linux", cros: "ChromeOS" };
  return `Browser extension (${names[os] ?? os})`;
};

/** Signs in by a code that the person approves in the web app; the key goes into the settings and nowhere else. */
export const serveSignIn = (port: chrome.runtime.Port): void => {
  const { signal, post } = openPort<FromSignIn>(port);
  port.onMessage.addListener((message: ToSignIn) => {
    if (message.type !== "start") return;
    void (async () => {
      try {
        const { server } = await readSettings();
        const machine = await machineName();
        const options: DeviceLoginOptions = {
          baseUrl: server,
          machine,
          fetch: fetchWithoutCookies,
          signal,
        };
        const login = await startDeviceLogin(options);
        post({ type: "code", userCode: login.userCode, address: login.verificationUriComplete });
        const { key } = await pollDeviceLogin(login, options);
        await saveSettings({ server, key });
        post({ type: "signed-in" });
      } catch (error) {
        post({ type: "failed", failure: failureOf(error) });
      }
    })();
  });
};
