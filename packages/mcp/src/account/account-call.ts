import { createClient } from "@rewrite-service/client";
import { ServiceError } from "@rewrite-service/contract";
import { callTool } from "../calls/call.ts";
import { refused, type ToolAnswer } from "../calls/answer.ts";
import { rememberExpansions } from "./expansions.ts";
import { library } from "../library/analysis.ts";
import type { Scope } from "../protocol/methods.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { settingsOf, signInForTools, type Environment, type Settings } from "../settings/settings.ts";
import { createSignIn } from "./sign-in-link.ts";
import { accountTools } from "../tools/index.ts";
import { NAME, VERSION } from "../settings/version.ts";

export interface AccountOptions {
  environment: Environment;
  home: () => Promise<string>;
  /** The file of this program. */
  program: URL;
}

/** Runs an account tool by its name; the answer may be a link that the client has to show first. */
export type AccountCall = (name: string, input: unknown, scope: Scope) => Promise<ToolAnswer | object>;

/** Calls of the tools that need an account. The key is looked up at each call, so a sign-in counts at once. */
export const createAccountCall = ({ environment, home, program }: AccountOptions): AccountCall => {
  const expansions = rememberExpansions();
  const linked = createSignIn({ home });

  /** The link where there can be one; the call itself reports a service that cannot be reached. */
  const signInWith = async (baseUrl: string, scope: Scope): Promise<object | "refused" | null> => {
    try {
      return await linked(baseUrl, scope);
    } catch (error) {
      if (error instanceof ServiceError) return null;
      throw error;
    }
  };

  const settingsNow = async (): Promise<Settings> => settingsOf({ environment, home: await home(), program });

  const call: AccountCall = async (name, input, scope) => {
    const tool = accountTools.find((candidate) => candidate.name === name);
    if (tool === undefined) throw new Error(`no account tool ${name}`);
    let settings = await settingsNow();
    if (settings.key === null && scope.elicitsUrls) {
      const pending = await signInWith(settings.baseUrl, scope);
      if (pending === "refused") return refused("The sign-in was declined. You're not signed in.");
      if (pending !== null) return pending;
      settings = await settingsNow();
    }
    const { baseUrl, key } = settings;
    return callTool(tool, input, {
      service: key === null ? null : createClient({ baseUrl, key, userAgent: `${NAME}/${VERSION}` }),
      signIn: signInForTools(settings),
      site: baseUrl,
      localTools: true,
      library: () => Promise.resolve(library),
      signal: scope.signal,
      progress: scope.progress,
      expansions,
    });
  };

  return async (name, input, scope) => {
    try {
      return await call(name, input, scope);
    } catch (error) {
      if (error instanceof SettingsError) return refused(error.message);
      throw error;
    }
  };
};
