import { parts } from "../scripts/build/given-away.mjs";
import * as server from "../scripts/build/server.mjs";
import * as web from "../scripts/build/web.mjs";

/** Before any test: processes that tests start, the web app, and what the server gives away are what people get. */
export default async () => {
  const built = server.isStale() ? server.build() : null;
  if (web.isStale()) web.build();
  await built;
  for (const { part } of parts) if (part.isStale()) await part.build();
};
