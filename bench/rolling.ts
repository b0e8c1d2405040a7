// npm run bench -- rolling [ROUNDS]: the topology of deploy/compose/two-nodes.yml as processes (Caddy with TLS, two nodes
// of two processes, PgBouncer, PostgreSQL, Redis) and a provider of OpenID Connect. Somebody signs in there, makes a key
// and rewrites; then the nodes are restarted in turn under load. Needs Debian's postgresql and redis-server.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CLIENT, startOidcProvider } from "../apps/server/src/testing/oidc-provider.ts";
import { startProviderProcess } from "../apps/server/src/testing/processes.ts";
import { redisProgram, startRedis } from "../apps/server/src/testing/redis-server.ts";
import { startBalancer } from "./parts/caddy.ts";
import { doctor, lostOf } from "./parts/company.ts";
import { composeNode } from "./parts/compose-nodes.ts";
import { startPooler } from "./parts/pgbouncer.ts";
import { startPair } from "./parts/postgres-pair.ts";
import { rewrite, startLoad, summaryOf } from "./parts/rewrites.ts";

const CALLERS = 6;
/** Time for Caddy to see that a node is back: it looks every two seconds. */
const SEEN_MS = 5_000;

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Signs in by the provider as a browser would, and makes a key on the account page. */
const keyOf = async (url: string, signIn: (at: URL) => Promise<URL>): Promise<string> => {
  const post = (path: string, body: object, cookie = ""): Promise<Response> =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, ...(cookie === "" ? {} : { cookie }) },
      body: JSON.stringify(body),
    });
  const begun = await post("/api/auth/sign-in/social", { provider: "oidc", callbackURL: "/account" });
  const back = await signIn(new URL(((await begun.json()) as { url: string }).url));
  const entered = await fetch(back, { redirect: "manual", headers: { cookie: cookiesOf(begun) } });
  const made = await post("/api/keys", { name: "load" }, cookiesOf(entered));
  if (made.status !== 201) throw new Error(`No key: ${made.status} ${await made.text()}`);
  return ((await made.json()) as { key: string }).key;
};

export const run = async ([rounds = "2"]: readonly string[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-bench-"));
  chmodSync(folder, 0o755);
  const program = redisProgram();
  if (program === null) throw new Error("This needs redis-server.");
  const redis = await startRedis(program);
  const pair = await startPair(folder);
  const pooler = await startPooler(folder, pair.port);
  const balancer = await startBalancer(folder);
  const person = { sub: "1", email: "ada@example.org", email_verified: true, groups: ["rewrite-admins"] };
  const oidc = await startOidcProvider(`${balancer.url}/api/auth/callback/oidc`, () => person);
  const model = await startProviderProcess();
  const more = {
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_ADMIN_CLAIM: "groups=rewrite-admins",
    OIDC_SCOPES: "openid,email,groups",
    SIGN_UP: "open",
    SIGN_UP_DOMAINS: "example.org",
    PROVIDER: "openai-compatible",
    PROVIDER_BASE_URL: `${model.url}/v1`,
    MODEL_STANDARD: "small",
    LOG_LEVEL: "error",
  };
  const place = { folder, appUrl: balancer.url, databaseUrl: pooler.url, redisUrl: redis.url, more };
  const nodes = [await composeNode(place), await composeNode(place)] as const;
  try {
    console.log(`${balancer.version}, ${pooler.version}, ${pair.version}`);
    for (const node of nodes) await node.start();
    await balancer.serve([nodes[0].port, nodes[1].port]);
    await sleep(SEEN_MS);
    const key = await keyOf(balancer.url, oidc.signIn);
    const first = await rewrite({ url: balancer.url, key }, "please look at the budget of $4,500 before Friday");
    console.log(
      `over TLS: signed in by OpenID Connect, made a key, and rewrote: ${first.status}, ${first.text.length} bytes`,
    );
    const { stop } = startLoad({
      url: balancer.url,
      key,
      callers: CALLERS,
      text: () => `fault-paced ${"please look at this ".repeat(8)}`,
    });
    for (let round = 0; round < Number(rounds); round += 1) {
      for (const [at, node] of nodes.entries()) {
        await sleep(SEEN_MS);
        const tookMs = await node.stop();
        await node.start();
        console.log(`round ${round + 1}: node ${at + 1} drained within ${tookMs} ms and is back`);
      }
    }
    await sleep(SEEN_MS);
    const tally = await stop();
    console.log(`rolling restart: ${summaryOf(tally)}`);
    console.log(
      `missing from the ledger: ${await lostOf(pooler.url, tally.done)}; doctor: ${await doctor(pooler.url)}`,
    );
  } finally {
    await balancer.stop();
    for (const node of nodes) await node.stop();
    for (const part of [model, oidc, pooler, pair, redis]) await ("close" in part ? part.close() : part.stop());
    rmSync(folder, { recursive: true, force: true });
  }
};
