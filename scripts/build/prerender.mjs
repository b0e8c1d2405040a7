// `node prerender.mjs MODULE`: prints what the built module prerenders, as JSON.
import { pathToFileURL } from "node:url";

const { prerenderPages } = await import(pathToFileURL(process.argv[2]).href);
process.stdout.write(JSON.stringify(await prerenderPages()));
// Timers of the app's libraries would keep the process waiting.
process.exit(0);
