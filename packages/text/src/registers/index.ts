import { email } from "./email.ts";
import { linkedin } from "./linkedin.ts";
import type { Register, RegisterId } from "./register.ts";
import { skipLevel } from "./skip-level.ts";
import { slack } from "./slack.ts";

/** Every register, in the order in which pickers show them. */
export const registers: readonly Register[] = [slack, email, skipLevel, linkedin];

export const registerById = (id: RegisterId): Register => {
  const register = registers.find((candidate) => candidate.id === id);
  if (register === undefined) throw new Error(`no register ${id}`);
  return register;
};
