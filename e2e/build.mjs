import * as server from "../scripts/build/server.mjs";
import * as web from "../scripts/build/web.mjs";

/** Before any test: processes that tests start, and the web app, are what people get. */
export default async () => {
  const built = server.isStale() ? server.build() : null;
  if (web.isStale()) web.build();
  await built;
};
