// npm run train -- confusables|likelihood|tells CORPUS_DIR
// Learns what the text floor ships, from a folder of labelled texts; progress goes to stderr.
import { trainConfusables } from "./confusables/train.ts";
import { trainLikelihood } from "./likelihood/train.ts";
import { trainTells } from "./tells/train.ts";

const tasks: Record<string, (corpusDir: string) => void | Promise<void>> = {
  confusables: trainConfusables,
  likelihood: trainLikelihood,
  tells: trainTells,
};
const [taskName, corpusDir] = process.argv.slice(2);
const task = taskName === undefined ? undefined : tasks[taskName];
if (task === undefined || corpusDir === undefined) {
  process.stderr.write(`usage: npm run train -- ${Object.keys(tasks).join("|")} CORPUS_DIR\n`);
  process.exit(2);
}
await task(corpusDir);
