import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PasskeyList } from "@rewrite-service/contract";
import { call } from "./call.ts";

const key = ["passkeys"];

/** An older browser cannot read what the server sends. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === "function";

export const usePasskeys = () =>
  useQuery({ queryKey: key, queryFn: () => call<PasskeyList>("GET", "/api/account/passkeys") });

/** The browser used no passkey. What it says itself is made for programmers. */
export class PasskeyNotUsed extends Error {
  override readonly name = "PasskeyNotUsed";
  /** Whether the person closed the browser's dialog, or let it wait too long. */
  readonly cancelled: boolean;

  constructor(cancelled: boolean, options?: ErrorOptions) {
    super("no passkey was used", options);
    this.cancelled = cancelled;
  }
}

const asked = async (ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> => {
  let made: Credential | null;
  try {
    made = await ask();
  } catch (error) {
    throw new PasskeyNotUsed(error instanceof DOMException && error.name === "NotAllowedError", { cause: error });
  }
  if (!(made instanceof PublicKeyCredential)) throw new PasskeyNotUsed(true);
  return made;
};

/** Asks the browser for one of its passkeys, and signs in with it. */
export const signInByPasskey = async (): Promise<void> => {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/auth/passkey/options", {});
  // The server takes only what asked the person for something, so that the browser must ask.
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ ...options, userVerification: "required" });
  const credential = await asked(() => navigator.credentials.get({ publicKey }));
  await call("POST", "/api/auth/passkey/verify-authentication", { response: credential.toJSON() });
};

const add = async ({ name, password }: { name: string; password: string }): Promise<void> => {
  const body = password === "" ? {} : { password };
  const options = await call<PublicKeyCredentialCreationOptionsJSON>("POST", "/api/account/passkeys/options", body);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await asked(() => navigator.credentials.create({ publicKey }));
  await call("POST", "/api/account/passkeys", { name, response: credential.toJSON() });
};

const useChange = <Given>(change: (given: Given) => Promise<unknown>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: key }) });
};

export const useAddPasskey = () => useChange(add);

export const useRenamePasskey = () =>
  useChange(({ id, name }: { id: string; name: string }) => call("PATCH", `/api/account/passkeys/${id}`, { name }));

export const useRemovePasskey = () => useChange((id: string) => call("DELETE", `/api/account/passkeys/${id}`));
