import type { Hono } from "hono";
import type { AppDeps, AppEnv } from "../context.ts";
import { mountDownloads } from "./downloads.ts";
import { mountHealth } from "./health.ts";
import { mountHumanize } from "./humanize.ts";
import { mountMcp } from "./mcp.ts";
import { mountOauthRefusal } from "./oauth.ts";
import { mountOpenApi } from "./openapi.ts";
import { mountPolicy } from "./policy.ts";
import { mountRegisters } from "./registers.ts";
import { mountSecurityTxt } from "./security-txt.ts";
import { mountSite } from "./site.ts";
import { mountUsage } from "./usage.ts";
import { mountVerify } from "./verify.ts";
import { mountWeb } from "./web.ts";

/** Mounts the paths of one file of this folder. */
export type MountRoutes = (app: Hono<AppEnv>, deps: AppDeps) => void;

/** Routes that every server has. The web app comes last and after the account routes, because it takes every path that is left. */
export const ROUTES: readonly MountRoutes[] = [
  mountHumanize,
  mountVerify,
  mountUsage,
  mountSite,
  mountPolicy,
  mountRegisters,
  mountOpenApi,
  mountMcp,
  mountOauthRefusal,
  mountSecurityTxt,
  mountDownloads,
  mountHealth,
  mountWeb,
];
