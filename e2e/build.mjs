import * as extension from "../scripts/build/extension.mjs";
import * as server from "../scripts/build/server.mjs";
import * as web from "../scripts/build/web.mjs";

/** Before any test: processes that tests start, the web app and the extension are what people get. */
export default async () => {
  const built = server.isStale() ? server.build() : null;
  if (web.isStale()) web.build();
  if (extension.isStale()) await extension.build();
  await built;
};
