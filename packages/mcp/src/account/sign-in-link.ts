import { pollDeviceLogin, startDeviceLogin } from "@rewrite-service/client";
import { storeKey } from "../settings/config-file.ts";
import { isObject, ProtocolError, URL_ELICITATION_REQUIRED } from "../protocol/message.ts";
import type { Scope } from "../protocol/methods.ts";

/** How long a retried call waits for the person in the browser; clients give up on a silent call after a minute. */
const WAIT_MAX_MS = 45_000;

interface Pending {
  url: string;
  code: string;
  /** Whether a key was stored. */
  approved: Promise<boolean>;
}

export interface SignInOptions {
  home: () => Promise<string>;
}

const messageOf = ({ code }: Pending): string =>
  `Sign in to Rewrite Service: open the link and check that the code is ${code}. Then call the tool again.`;

const REFUSED = new Set(["decline", "cancel"]);

/**
 * Signs in from within a client that can show links (URL elicitation): one device login at a time, polled in the
 * background, whose key is stored as `login` stores it. No secret passes through the client.
 */
export const createSignIn = ({ home }: SignInOptions) => {
  let pending: Pending | null = null;

  const start = async (baseUrl: string): Promise<Pending> => {
    const { hostname } = await import("node:os");
    const machine = hostname();
    const login = await startDeviceLogin({ baseUrl, machine });
    const approved = pollDeviceLogin(login, { baseUrl, machine })
      .then(async ({ key, keyId }) => {
        const stored = { key, ...(keyId === null ? {} : { keyId }), machine };
        await storeKey(await home(), new URL(baseUrl).origin, stored);
        return true;
      })
      .catch(() => false)
      .finally(() => {
        pending = null;
      });
    return { url: login.verificationUriComplete, code: login.userCode, approved };
  };

  const within = (approved: Promise<boolean>): Promise<boolean> => {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, WAIT_MAX_MS, false).unref());
    return Promise.race([approved, late]);
  };

  /** What a stateless client is answered: the link, as something it still has to do. */
  const inputRequired = (asked: Pending): object => ({
    resultType: "input_required",
    inputRequests: {
      signIn: { method: "elicitation/create", params: { mode: "url", url: asked.url, message: messageOf(asked) } },
    },
  });

  /** Null when a key is there now; otherwise what to answer the client. Throws where its version wants an error. */
  return async (baseUrl: string, scope: Scope): Promise<object | "refused" | null> => {
    const answer = scope.inputResponses?.["signIn"];
    if (isObject(answer) && REFUSED.has(String(answer["action"]))) return "refused";
    pending ??= await start(baseUrl);
    const asked = pending;
    if (answer !== undefined) {
      scope.progress(0, "Waiting for the sign-in");
      if (await within(asked.approved)) return null;
    }
    if (scope.stateless) return inputRequired(asked);
    const elicitationId = asked.code;
    void asked.approved.then(() => scope.notify("notifications/elicitation/complete", { elicitationId }));
    throw new ProtocolError(URL_ELICITATION_REQUIRED, messageOf(asked), {
      elicitations: [{ mode: "url", elicitationId, url: asked.url, message: messageOf(asked) }],
    });
  };
};
