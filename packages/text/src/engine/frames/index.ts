import type { RegisterId } from "../../registers/register.ts";
import { email } from "./email.ts";
import type { Frame } from "./frame.ts";
import { linkedin } from "./linkedin.ts";
import { skipLevel } from "./skip-level.ts";
import { slack } from "./slack.ts";

export const frames: Readonly<Record<RegisterId, Frame>> = { slack, email, skip_level: skipLevel, linkedin };
