import { createHash } from "node:crypto";
import type { AppContext, AppDeps } from "../context.ts";

/** `GET /api/policy`: the published policy, byte for byte the same until it changes, with its ETag. */
export const policyRoute = ({ policy }: Pick<AppDeps, "policy">): ((c: AppContext) => Response) => {
  const etag = `"${createHash("sha256").update(policy).digest("base64url").slice(0, 27)}"`;
  return (c) => {
    c.get("headers")["etag"] = etag;
    c.get("headers")["cache-control"] = "public, max-age=300";
    if (matches(c.req.header("if-none-match"), etag)) return c.body(null, 304);
    return c.body(policy, 200, { "content-type": "application/json" });
  };
};

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? "").split(",").some((entry) => ["*", etag].includes(entry.trim().replace(/^W\//, "")));
