import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { ConfigError, type Environment } from "./environment.ts";
import { isLoopbackHost } from "../runtime/loopback-host.ts";
import { VARIABLES } from "./variables.ts";

const GOOD_SECRET = "k9".repeat(8) + "Zq3vT0pLw8RmXs5d";
const problemsOf = (env: Environment): readonly string[] => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe("an empty environment", () => {
  test("is a whole server on this machine, with no model, key or network", () => {
    const config = parseConfig({});
    expect(config.server).toMatchObject({
      port: 8787,
      host: "127.0.0.1",
      loopback: true,
      workers: 1,
      logLevel: "info",
    });
    expect(config.server.appUrl.origin).toBe("http://localhost:8787");
    expect(config.storage).toEqual({ databaseUrl: null, redisUrl: null });
    expect(config.model).toMatchObject({ provider: "builtin", apiKey: null, joinMs: 33 });
    expect(config.accounts).toMatchObject({ signUp: "open", anonymous: true });
    expect(config.secret).toBeNull();
  });

  test("and empty values mean the same", () => {
    const empty = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, " "]));
    expect(parseConfig(empty)).toEqual(parseConfig({}));
  });

  test("cannot be changed once it is read", () => {
    const config = parseConfig({});
    expect(() => Object.assign(config.server, { port: 1 })).toThrow(TypeError);
  });
});

describe("the published MCP package", () => {
  test("has a name that can be pasted into a shell, or none", () => {
    expect(parseConfig({}).server.mcpPackage).toBeNull();
    expect(parseConfig({ MCP_PACKAGE: "@acme/rewrite-mcp@1.2.0" }).server.mcpPackage).toBe("@acme/rewrite-mcp@1.2.0");
    for (const MCP_PACKAGE of ["rewrite; rm -rf ~", "https://other.example/x.tgz", "Rewrite", "a b", "$(id)"]) {
      expect(problemsOf({ MCP_PACKAGE })).toEqual([
        "MCP_PACKAGE must be the name of a package on npm, such as rewrite-service-mcp.",
      ]);
    }
  });
});

describe("the judge of meaning", () => {
  test("is off, and the model that writes unless another one is named", () => {
    expect(parseConfig({}).model).toMatchObject({ verify: false, judge: null });
    const env = { PROVIDER: "openai", PROVIDER_API_KEY: "k", VERIFY: "on", MODEL_VERIFY: "careful" };
    expect(parseConfig(env).model).toMatchObject({ verify: true, judge: "careful" });
    expect(problemsOf({ VERIFY: "yes" })).toEqual(["VERIFY must be one of on, off."]);
  });
});

describe("a public address", () => {
  const env = { APP_URL: "https://rewrite.example", SECRET: GOOD_SECRET };

  test("asks for invitations and an account, unless it says otherwise", () => {
    expect(parseConfig(env).accounts).toMatchObject({ signUp: "invite", anonymous: false });
    expect(parseConfig({ ...env, SIGN_UP: "closed", ANONYMOUS: "on" }).accounts).toMatchObject({
      signUp: "closed",
      anonymous: true,
    });
  });

  test.each([
    [undefined, /SECRET is required/],
    ["short", /at least 32/],
    ["change-me-change-me-change-me-change-me", /sample/],
    ["a".repeat(40), /sample/],
    ["secret".repeat(8), /repeats itself/],
    ["Secret-".repeat(8), /repeats itself/],
    ["secret1secret2secret3secret4secret5", /repeats itself/],
    ["abcdefghijklmnopqrstuvwxyz0123456789", /repeats itself/],
    ["qwertyuiop1234567890asdfghjklzxcvbnm", /repeats itself/],
  ])("row 18: refuses the secret %j", (secret, problem) => {
    const problems = problemsOf({ APP_URL: env.APP_URL, SECRET: secret });
    expect(problems.join(" ")).toMatch(problem);
    if (secret !== undefined) expect(problems.join(" ")).not.toContain(secret);
  });
});

describe("lists", () => {
  test("are cut at commas, and origins lose what is no part of them", () => {
    const { server } = parseConfig({
      EXTENSION_IDS: "abc, def ,",
      EXTRA_ORIGINS: "https://a.example/, moz-extension://x-1",
      TRUSTED_PROXIES: "10.0.0.0/8,::1",
    });
    expect(server.extensionIds).toEqual(["abc", "def"]);
    expect(server.extraOrigins).toEqual(["https://a.example", "moz-extension://x-1"]);
    expect(server.trustedProxies).toEqual(["10.0.0.0/8", "::1"]);
  });
});

test("hosts of connected accounts are folded as addresses are, and may be none", () => {
  const hosts = (list: string) => parseConfig({ CONNECTION_HOSTS: list }).connections.hosts;
  expect(hosts("API.Example.org, 127.1:8080, localhost:1, api.example.org:443")).toEqual([
    "api.example.org",
    "127.0.0.1:8080",
    "localhost:1",
    "api.example.org",
  ]);
  expect(hosts("none")).toEqual([]);
  expect(hosts("")).toContain("openrouter.ai");
});

describe("what is wrong", () => {
  test.each<[Environment, RegExp]>([
    [{ PORT: "80a" }, /PORT/],
    [{ PORT: "70000" }, /PORT/],
    [{ APP_URL: "rewrite.example" }, /APP_URL/],
    [{ APP_URL: "ftp://rewrite.example" }, /APP_URL/],
    [{ PROVIDER: "oracle" }, /PROVIDER must be one of builtin/],
    [{ PROVIDER: "openai" }, /PROVIDER_API_KEY is required/],
    [{ PROVIDER: "openai-compatible" }, /PROVIDER_BASE_URL is required/],
    [{ WORKERS: "2" }, /PostgreSQL/],
    [{ EXTRA_ORIGINS: "a.example" }, /EXTRA_ORIGINS/],
    [{ TRUSTED_PROXIES: "proxy" }, /TRUSTED_PROXIES/],
    [{ TRUSTED_PROXIES: "10.0.0.0/33" }, /TRUSTED_PROXIES/],
    [{ CONNECTION_HOSTS: "https://a.example" }, /CONNECTION_HOSTS/],
    [{ CONNECTION_HOSTS: "a.example/v1" }, /CONNECTION_HOSTS/],
    [{ CONNECTION_HOSTS: "10.0.0.5" }, /CONNECTION_HOSTS.*private/],
    [{ CONNECTION_HOSTS: "0xa000005" }, /CONNECTION_HOSTS.*private/],
    [{ CONNECTION_HOSTS: "[::ffff:192.168.1.1]" }, /CONNECTION_HOSTS.*private/],
    [{ REDIS_URL: "localhost:6379" }, /REDIS_URL must be an address/],
    [{ GITHUB_CLIENT_ID: "a" }, /GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET/],
    [{ ANONYMOUS: "yes" }, /ANONYMOUS/],
    [{ SECURITY_CONTACT: "security@example.org" }, /SECURITY_CONTACT must be an address such as mailto:/],
    [{ SIGN_UP_DOMAINS: "example.org,@b" }, /SIGN_UP_DOMAINS must hold domains/],
    [{ OIDC_ISSUER: "https://login.example" }, /OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/],
    [
      { OIDC_ISSUER: "http://login.example", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" },
      /OIDC_ISSUER must be an https/,
    ],
    [
      { OIDC_ISSUER: "https://a.example", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b", OIDC_SCOPES: "email" },
      /openid/,
    ],
    [{ OIDC_ADMIN_CLAIM: "admins" }, /OIDC_ADMIN_CLAIM must be a claim and its value/],
    [{ MODEL_PRICES: "standard=1" }, /MODEL_PRICES must be prices/],
    [{ MONTHLY_BUDGET: "20" }, /MONTHLY_BUDGET also needs MODEL_PRICES/],
    [{ ADMIN_EMAIL: "ada@localhost" }, /ADMIN_EMAIL must be an email address/],
  ])("%j is named", (env, problem) => {
    expect(problemsOf(env).join(" ")).toMatch(problem);
  });

  test("is reported all at once", () => {
    expect(problemsOf({ PORT: "x", PROVIDER: "y", LOG_LEVEL: "z" })).toHaveLength(3);
  });
});

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.8.8.8", true],
  ["[::1]", true],
  ["app.localhost", true],
  ["localhost.example", false],
  ["127.0.0.1.example", false],
  ["rewrite.example", false],
])("%s is a loopback host: %s", (host, expected) => expect(isLoopbackHost(host)).toBe(expected));

test("every variable says what it means, and those that hold secrets are marked", () => {
  for (const [name, { meaning, secret }] of Object.entries(VARIABLES)) {
    expect(meaning.length).toBeGreaterThan(5);
    if (/KEY|SECRET|_URL$/.test(name) && !/APP_URL|BASE_URL/.test(name)) expect([name, secret]).toEqual([name, true]);
  }
});

test("what a variable means ends with what holds without it, where that is no fixed value", () => {
  const { PORT, APP_URL } = VARIABLES;
  expect([PORT.meaning, APP_URL.meaning]).toEqual([
    "port to listen on",
    "public URL of the server; defaults to http://localhost:PORT",
  ]);
});

describe("every variable", () => {
  const names = Object.keys(VARIABLES);

  test("says what it must be, when it is something else", () => {
    expect(Object.fromEntries(names.map((name) => [name, problemsOf({ [name]: "x y" })]))).toMatchSnapshot();
  });

  test("that is a whole number takes its bounds, and nothing beyond them", () => {
    const bounded = names.flatMap((name) => {
      const [, min, max] = /whole number from (\d+) to (\d+)/.exec(problemsOf({ [name]: "x" }).join()) ?? [];
      return min === undefined || max === undefined ? [] : [{ name, min: Number(min), max: Number(max) }];
    });
    expect(bounded.length).toBeGreaterThan(5);
    const isTaken = (name: string, value: number): boolean =>
      !problemsOf({ [name]: String(value) }).some((problem) => problem.startsWith(`${name} must be a whole number`));
    for (const { name, min, max } of bounded) {
      expect([name, min - 1, isTaken(name, min - 1)]).toEqual([name, min - 1, false]);
      expect([name, isTaken(name, min), isTaken(name, max)]).toEqual([name, true, true]);
      expect([name, max + 1, isTaken(name, max + 1)]).toEqual([name, max + 1, false]);
    }
  });
});
