// `node draw-ahead.mjs MODULE`: prints what the built module draws ahead, as JSON.
import { pathToFileURL } from "node:url";

const { drawAhead } = await import(pathToFileURL(process.argv[2]).href);
process.stdout.write(JSON.stringify(await drawAhead()));
// Timers of the app's libraries would keep the process waiting.
process.exit(0);
