import type { Command } from "./command.ts";
import { creditCommands } from "./credit-commands.ts";
import { doctor } from "./doctor.ts";
import { fileCommands } from "./file-commands.ts";
import { keyCommands } from "./key-commands.ts";
import { secretCommands } from "./secret-commands.ts";
import { templateAndVoiceCommands } from "./template-and-voice-commands.ts";
import { userCommands } from "./user-commands.ts";

/** Every command of the operator. `config check` is not among them, because it opens no database. */
export const commands: readonly Command[] = [
  ...userCommands,
  ...keyCommands,
  ...creditCommands,
  ...templateAndVoiceCommands,
  ...secretCommands,
  ...fileCommands,
  doctor,
];
