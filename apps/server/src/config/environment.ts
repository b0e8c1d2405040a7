import { isIP } from "node:net";
import { looksLikeEmail } from "../runtime/email-address.ts";
import { isLoopbackHost } from "../runtime/loopback-host.ts";
import { isPublicAddress } from "../runtime/public-address.ts";
import { VARIABLES, type VariableName } from "./variables.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that is wrong with the environment, one sentence each. No sentence repeats a value that may be secret. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is invalid:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

/** Reads variables by kind and gathers what is wrong with them, so that all of it is reported at once. */
export class EnvironmentReader {
  readonly problems: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  optional(name: VariableName): string | null {
    const value = this.#env[name]?.trim() ?? "";
    return value === "" ? null : value;
  }

  text(name: VariableName, fallback: string = VARIABLES[name].default ?? ""): string {
    return this.optional(name) ?? fallback;
  }

  integer(name: VariableName, min: number, max: number): number {
    const value = this.text(name);
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}.`);
    return min;
  }

  optionalInteger(name: VariableName, min: number, max: number): number | null {
    return this.optional(name) === null ? null : this.integer(name, min, max);
  }

  choice<const T extends string>(name: VariableName, choices: readonly T[], fallback?: T): T {
    const value = this.text(name, fallback ?? VARIABLES[name].default ?? "");
    const choice = choices.find((candidate) => candidate === value);
    if (choice !== undefined) return choice;
    this.problems.push(`${name} must be one of ${choices.join(", ")}.`);
    return choices[0] as T;
  }

  url(name: VariableName, fallback?: string): URL {
    const url = httpUrl(this.text(name, fallback ?? VARIABLES[name].default ?? ""));
    if (url !== null) return url;
    this.problems.push(`${name} must be an http or https address.`);
    return new URL("http://localhost");
  }

  optionalUrl(name: VariableName): URL | null {
    return this.optional(name) === null ? null : this.url(name);
  }

  /** A name on the npm registry, with a version where wanted. People paste it into a shell, so nothing else passes. */
  packageName(name: VariableName): string | null {
    const value = this.optional(name);
    if (value === null || /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(@[\w.-]+)?$/.test(value)) return value;
    this.problems.push(`${name} must be the name of a package on npm, such as rewrite-service-mcp.`);
    return null;
  }

  /** Headers as a JSON object of texts, names in lower case. */
  headers(name: VariableName): Record<string, string> {
    const text = this.optional(name);
    const headers = text === null ? {} : headersOf(text);
    if (headers !== null) return headers;
    this.problems.push(`${name} must be a JSON object of headers such as {"api-key":"…"}.`);
    return {};
  }

  email(name: VariableName): string | null {
    const address = this.optional(name);
    if (address !== null && !looksLikeEmail(address))
      this.problems.push(
        `${name} must be an email address such as ada@example.org: nobody could sign in with this one.`,
      );
    return address;
  }

  /** Where people write to: `mailto:` with an address, or an https page. */
  contact(name: VariableName): string | null {
    const value = this.optional(name);
    const mail = /^mailto:(.*)$/i.exec(value ?? "")?.[1];
    const fits = mail === undefined ? httpUrl(value ?? "")?.protocol === "https:" : looksLikeEmail(mail);
    if (value !== null && !fits)
      this.problems.push(
        `${name} must be an address such as mailto:security@example.org or https://example.org/security.`,
      );
    return fits ? value : null;
  }

  list(name: VariableName): string[] {
    return this.text(name)
      .split(",")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "");
  }

  /** Entries as browsers send them in `Origin`: scheme, host and port, nothing after. */
  origins(name: VariableName): string[] {
    return this.list(name).map((entry) => {
      if (/^[a-z-]+-extension:\/\/[A-Za-z0-9-]+$/.test(entry)) return entry;
      const origin = httpUrl(entry)?.origin;
      if (origin === undefined) this.problems.push(`${name} must hold origins such as https://example.org.`);
      return origin ?? entry;
    });
  }

  /** Hosts with an optional port, as the addresses of https pages fold them; `none` for none at all. */
  hosts(name: VariableName): string[] {
    const entries = this.list(name);
    if (entries.length === 1 && entries[0] === "none") return [];
    return entries.map((entry) => {
      const url = URL.canParse(`https://${entry}`) ? new URL(`https://${entry}`) : null;
      if (url === null || /[/?#@\\]/.test(entry)) {
        this.problems.push(`${name} must hold hosts such as api.example.org or localhost:8080.`);
      } else if (isPrivateHost(url.hostname)) {
        this.problems.push(
          `${name} holds a private address. Besides public hosts it takes those of this machine only.`,
        );
      }
      return url?.host ?? entry;
    });
  }

  /** Domains of addresses of mail, in lower case. */
  domains(name: VariableName): string[] {
    const entries = this.list(name).map((entry) => entry.toLowerCase());
    if (entries.some((entry) => !looksLikeEmail(`a@${entry}`)))
      this.problems.push(`${name} must hold domains such as example.org.`);
    return entries;
  }

  addresses(name: VariableName): string[] {
    const entries = this.list(name);
    const wrong = entries.filter((entry) => !isAddressRange(entry));
    if (wrong.length > 0) this.problems.push(`${name} must hold IP addresses or ranges such as 10.0.0.0/8.`);
    return entries.filter(isAddressRange);
  }

  /** Two variables that mean something only together. */
  pair(id: VariableName, secret: VariableName): { id: string; secret: string } | null {
    const values = { id: this.optional(id), secret: this.optional(secret) };
    if (values.id !== null && values.secret !== null) return { id: values.id, secret: values.secret };
    if (values.id !== null || values.secret !== null) this.problems.push(`${id} and ${secret} must be set together.`);
    return null;
  }

  /** @throws ConfigError when anything was wrong. */
  check(): void {
    if (this.problems.length > 0) throw new ConfigError(this.problems);
  }
}

const httpUrl = (value: string): URL | null => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && (url.protocol === "http:" || url.protocol === "https:") ? url : null;
};

const headersOf = (text: string): Record<string, string> | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const good = entries.every(([name, one]) => isHeader(name, one));
  return good ? Object.fromEntries(entries.map(([name, one]) => [name.toLowerCase(), String(one)])) : null;
};

/** Whether it can be sent: a token and a line without controls. Those that frame the body are ours. */
export const isHeader = (name: string, value: unknown): boolean =>
  /^[\w!#$%&'*+.^`|~-]{1,100}$/.test(name) &&
  !/^(?:host|content-length|content-type|transfer-encoding|connection|accept)$/i.test(name) &&
  typeof value === "string" &&
  /^[\x20-\x7e]{0,4000}$/.test(value);

const isPrivateHost = (hostname: string): boolean => {
  const address = hostname.replace(/^\[|\]$/g, "");
  return isIP(address) !== 0 && !isPublicAddress(address) && !isLoopbackHost(hostname);
};

const isAddressRange = (entry: string): boolean => {
  const [address = "", bits] = entry.split("/");
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};
