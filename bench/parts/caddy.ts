import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LookupFunction } from "node:net";
import { Agent, setGlobalDispatcher } from "undici";
import { debianProgram } from "./debian-program.ts";
import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { run, until } from "./process.ts";

const OURS = new URL("../../deploy/compose/Caddyfile", import.meta.url);
/** Nobody has this name (RFC 2606): it leads to Caddy here, for this process alone. */
const NAME = "rewrite.example";

export interface Balancer {
  version: string;
  url: string;
  /** Sends requests to these ports from now on; `fetch` in this process trusts its certificate. */
  serve: (ports: readonly [number, number]) => Promise<void>;
  stop: () => Promise<void>;
}

/** Caddy with the file of `deploy/compose`, but for its addresses, and with certificates of its own making. */
export const startBalancer = async (folder: string): Promise<Balancer> => {
  const { path, env } = debianProgram(folder, "caddy", ["caddy"]);
  const port = await freePort();
  const file = join(folder, "Caddyfile");
  let caddy: ReturnType<typeof run> | null = null;
  return {
    version: `Caddy ${execFileSync(path, ["version"], { env: { ...env, HOME: folder }, encoding: "utf8" }).trim()}`,
    url: `https://${NAME}:${port}`,
    serve: async ([first, second]) => {
      const site = readFileSync(OURS, "utf8")
        .replace("node-1:8787 node-2:8787", `127.0.0.1:${first} 127.0.0.1:${second}`)
        .replace("{$DOMAIN} {", "{$DOMAIN} {\n\ttls internal");
      writeFileSync(file, `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n${site}`);
      const home = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder, DOMAIN: `${NAME}:${port}` };
      caddy = run(path, ["run", "--config", file, "--adapter", "caddyfile"], { env: { ...env, ...home } });
      const root = join(folder, "caddy/pki/authorities/local/root.crt");
      await until("Caddy has made its certificate", () => existsSync(root));
      const lookup: LookupFunction = (_, options, tell) =>
        options.all === true ? tell(null, [{ address: "127.0.0.1", family: 4 }]) : tell(null, "127.0.0.1", 4);
      const ours = new Agent({ connect: { ca: readFileSync(root, "utf8"), lookup } });
      const others = new Agent();
      setGlobalDispatcher(
        others.compose(
          (dispatch) => (options, handler) =>
            String(options.origin).includes(NAME) ? ours.dispatch(options, handler) : dispatch(options, handler),
        ),
      );
    },
    stop: async () => {
      await caddy?.end("SIGTERM");
      setGlobalDispatcher(new Agent());
    },
  };
};
