import { registers } from "@rewrite-service/text";
import type { AppContext } from "../context.ts";

/** `GET /api/registers`: what a rewrite can target. */
export const registersRoute = (): ((c: AppContext) => Response) => {
  const items = registers.map(({ id, name, summary }) => ({ id, name, summary }));
  return (c) => {
    c.get("headers")["cache-control"] = "public, max-age=300";
    return c.json({ items });
  };
};
