import { parts } from "../scripts/build/given-away.mjs";
import { build, isStale } from "../scripts/build/web.mjs";

/** Before any test: the journeys need the web app as people get it, and others what the server gives away. */
export default async () => {
  if (isStale()) build();
  for (const { part } of parts) if (part.isStale()) await part.build();
};
