// What is not needed to greet a client and list the tools. The built program carries it packed and unpacks it at the
// first use, as a copy of its own: the other side must not recognise anything from here by its class.
export { createAccountCall } from "../account/account-call.ts";
export { library } from "../library/analysis.ts";
export { openTerminal, runCommand } from "../commands/index.ts";
export { answerTasks, callLocal } from "../thread/answer-tasks.ts";
