import type { Hono } from "hono";
import type { AccountServices } from "../account-services.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import { mountAdmin } from "./admin.ts";
import { mountAuth } from "./auth.ts";
import { mountBilling } from "./billing.ts";
import { mountConnections } from "./connections.ts";
import { mountDeviceLogin } from "./device.ts";
import { mountInvitations } from "./invitations.ts";
import { mountKeys } from "./keys.ts";
import { mountMailLinks } from "./mail-links.ts";
import { mountOwnAccount } from "./account.ts";
import { mountPasskeys } from "./passkeys.ts";
import { mountPasswordLinks } from "./password-links.ts";
import { mountPasswords } from "./passwords.ts";
import { mountSignUp } from "./sign-up.ts";
import { mountTemplates } from "./templates.ts";
import { mountTerms } from "./terms.ts";
import { mountTwoStep } from "./two-step.ts";
import { mountVoices } from "./voices.ts";

/** Mounts the paths of one file of this folder. */
export type MountAccountRoutes = (app: Hono<AppEnv>, deps: AppDeps, services: AccountServices) => void;

/** Routes that need accounts: a server without sign-in has none of them. */
export const ACCOUNT_ROUTES: readonly MountAccountRoutes[] = [
  mountAuth,
  mountSignUp,
  mountPasswords,
  mountPasswordLinks,
  mountTwoStep,
  mountPasskeys,
  mountBilling,
  mountMailLinks,
  mountKeys,
  mountDeviceLogin,
  mountTemplates,
  mountVoices,
  mountTerms,
  mountConnections,
  mountOwnAccount,
  mountAdmin,
  mountInvitations,
];
