import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** What the provider says of the person who signs in next. */
export interface Claims {
  sub: string;
  email: string;
  email_verified?: boolean;
  groups?: readonly string[];
}

export const CLIENT = { id: "rewrite-service", secret: "a-client-secret-of-tests" };

const signingKey = () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), alg: "ES256", use: "sig", kid: "one" };
};

/** What it asks of nobody: whoever comes is signed in as `person()` and has agreed to everything. */
const settingsFor = (redirectUri: string, person: () => Claims) => ({
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [redirectUri],
      id_token_signed_response_alg: "ES256",
    },
  ],
  jwks: { keys: [signingKey()] },
  cookies: { keys: ["a key of tests"] },
  scopes: ["openid", "email", "groups"],
  claims: { openid: ["sub"], email: ["email", "email_verified"], groups: ["groups"] },
  ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  features: { devInteractions: { enabled: false } },
  interactions: { url: () => "/enter" },
  findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => person() }),
  loadExistingGrant: async ({ oidc }: GrantContext) => {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope("openid email groups");
    await grant.save();
    return grant;
  },
});

interface GrantContext {
  oidc: { provider: Provider; client: { clientId: string }; session: { accountId: string } };
}

/** A provider of OpenID Connect on loopback, the one that is certified for its standard. */
export const startOidcProvider = async (redirectUri: string, person: () => Claims) => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, settingsFor(redirectUri, person));
  const answerOthers = provider.callback();
  answer = (request, response) => {
    if (request.url === "/enter")
      void provider.interactionFinished(request, response, { login: { accountId: person().sub } });
    else answerOthers(request, response);
  };

  /** A browser's way through its pages, from where it is sent to where it is sent back. */
  const signIn = async (at: URL): Promise<URL> => {
    const cookies = new Map<string, string>();
    for (let next = at; ;) {
      if (next.origin !== issuer) return next;
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const { headers, status } = await fetch(next, { redirect: "manual", headers: { cookie } });
      for (const line of headers.getSetCookie()) {
        const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
        cookies.set(name, value);
      }
      const location = headers.get("location");
      if (location === null) throw new Error(`The provider answered ${status} at ${next.pathname}.`);
      next = new URL(location, next);
    }
  };
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { issuer, signIn, close };
};
