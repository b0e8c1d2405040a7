import { openApiDocument, OPERATIONS } from "@rewrite-service/contract";
import type { AppContext, AppDeps } from "../context.ts";
import { docsPage } from "../pages/docs-page.ts";
import { VERSION } from "../../config/version.ts";

/** `GET /api/openapi.json`. */
export const openApiRoute = ({ server }: Pick<AppDeps, "server">): ((c: AppContext) => Response) => {
  const document = JSON.stringify(openApiDocument({ baseUrl: server.appUrl.origin, version: VERSION }), null, 2);
  return (c) => {
    c.get("headers")["cache-control"] = "public, max-age=300";
    return c.body(document, 200, { "content-type": "application/json" });
  };
};

/** `GET /docs`: the same, to read. */
export const docsRoute = ({ server }: Pick<AppDeps, "server">): ((c: AppContext) => Response) => {
  const page = docsPage(server.appUrl.origin, OPERATIONS);
  return (c) => c.html(page);
};
