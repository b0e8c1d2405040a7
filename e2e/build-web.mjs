import { build, isStale } from "../scripts/build/web.mjs";

/** Before any test: the journeys need the web app as people get it. */
export default () => {
  if (isStale()) build();
};
