// A browser that has passkeys, and a person who uses one or closes the dialog.
import { onTestFinished, vi } from "vitest";

class PlayedCredential {
  static parseRequestOptionsFromJSON = (options: unknown): unknown => options;
  static parseCreationOptionsFromJSON = (options: unknown): unknown => options;
  toJSON = (): unknown => ({ id: "p" });
}

/** What the page asked for, in order; `closes` says that the person closes the browser's dialog. */
export const playPasskeys = () => {
  const played = { asked: [] as unknown[], closes: false };
  const answer = ({ publicKey }: { publicKey: unknown }): Promise<PlayedCredential> => {
    played.asked.push(publicKey);
    return played.closes
      ? Promise.reject(new DOMException("The operation was not allowed.", "NotAllowedError"))
      : Promise.resolve(new PlayedCredential());
  };
  vi.stubGlobal("PublicKeyCredential", PlayedCredential);
  Object.assign(window, { PublicKeyCredential: PlayedCredential });
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { get: answer, create: answer } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, "PublicKeyCredential");
    Reflect.deleteProperty(navigator, "credentials");
  });
  return played;
};
