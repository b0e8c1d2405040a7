import type { Command, StandaloneCommand } from "./command.ts";
import { creditCommands } from "./credit-commands.ts";
import { doctor } from "./doctor.ts";
import { fileCommands } from "./file-commands.ts";
import { inviteCommands } from "./invite-commands.ts";
import { keyCommands } from "./key-commands.ts";
import { modelCommands } from "./model-commands.ts";
import { restore } from "./restore-command.ts";
import { secretCommands } from "./secret-commands.ts";
import { serviceAccountCommands } from "./service-account-commands.ts";
import { templateAndVoiceCommands } from "./template-and-voice-commands.ts";
import { usageCommands } from "./usage-commands.ts";
import { userCommands } from "./user-commands.ts";

/** Commands that work while nobody has the database open, or need none. */
export const standaloneCommands: readonly StandaloneCommand[] = [restore, ...modelCommands];

/** Every other command of the operator. `config check` is not among them, because it opens no database. */
export const commands: readonly Command[] = [
  ...userCommands,
  ...inviteCommands,
  ...serviceAccountCommands,
  ...keyCommands,
  ...creditCommands,
  ...usageCommands,
  ...templateAndVoiceCommands,
  ...secretCommands,
  ...fileCommands,
  doctor,
];
