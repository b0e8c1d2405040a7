import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { VERSION } from "../config/version.ts";
import { createCatalogue } from "../http/downloads/catalogue.ts";
import type { AppDeps } from "../http/context.ts";

const WEB_FOLDER = "apps/web/dist";

/** What a build has left in the folder of the repository: the web app, and what is given away. */
export const builtParts = (
  { server: { appUrl, mcpPackage } }: Pick<Config, "server">,
  root: string,
): Pick<AppDeps, "downloads" | "webFolder"> => {
  const webFolder = join(root, WEB_FOLDER);
  return {
    downloads: createCatalogue({ root, origin: appUrl.origin, mcpPackage, version: VERSION }),
    webFolder: existsSync(webFolder) ? webFolder : null,
  };
};
