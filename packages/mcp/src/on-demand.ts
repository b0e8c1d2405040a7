// What is not needed to greet a client and list the tools. The built program carries it packed and unpacks it at the
// first use, as a copy of its own: nothing from here may be told apart by its class on the other side.
export { createAccountCall } from "./account.ts";
export { library } from "./analysis.ts";
export { openTerminal, runCommand } from "./commands/index.ts";
export { answerTasks } from "./thread.ts";
