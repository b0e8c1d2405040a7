import { createClient } from "@rewrite-service/client";
import type { UsageReport } from "@rewrite-service/contract";
import { settingsOf, type Settings } from "../settings/settings.ts";
import { configPath } from "../settings/config-file.ts";
import { EXIT, json, type Terminal } from "./terminal.ts";

const MINUTE_MS = 60_000;

/** `00:00 UTC (3 h 12 min)`, or with the date where it is another day. */
const until = (instant: string, nowMs: number): string => {
  const at = new Date(instant);
  const minutes = Math.max(0, Math.round((at.getTime() - nowMs) / MINUTE_MS));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const wait = days > 0 ? `${days} d ${hours} h` : `${hours} h ${rest} min`;
  const clock = `${at.toISOString().slice(11, 16)} UTC`;
  return `${days > 0 ? `${at.toISOString().slice(0, 10)} ${clock}` : clock} (${wait})`;
};

const keyLine = ({ key, source }: Settings, home: string): string =>
  `…${(key ?? "").slice(-4)} from ${source === "file" ? configPath(home) : source}`;

const lines = (settings: Settings, usage: UsageReport, home: string): [string, string][] => {
  const { allowance, credits } = usage;
  const left = Math.max(0, allowance.limit - allowance.used);
  const period = Date.parse(allowance.periodEnd) - Date.parse(allowance.periodStart) > 2 * 1440 * MINUTE_MS;
  return [
    ["Server", settings.baseUrl],
    ["Key", keyLine(settings, home)],
    ["Account", `${usage.email}   ${usage.plan}`],
    [
      period ? "Period" : "Today",
      `${left} of ${allowance.limit} left, resets ${until(allowance.periodEnd, Date.now())}   Credits ${credits.balance}`,
    ],
  ];
};

/** Which key is in use, where it comes from, and what is left on it. The key itself is never printed. */
export const status = async (terminal: Terminal, options: { json: boolean }): Promise<number> => {
  const settings = await settingsOf(terminal);
  const { baseUrl, key, source } = settings;
  if (key === null) {
    if (options.json) terminal.out(json({ server: baseUrl, signedIn: false }));
    else terminal.out(`Server     ${baseUrl}\nNot signed in. Run: ${settings.run} login\n`);
    return EXIT.signedOut;
  }
  const usage = await createClient({ baseUrl, key }).usage();
  if (options.json) {
    terminal.out(json({ server: baseUrl, signedIn: true, key: { end: key.slice(-4), source }, ...usage }));
  } else {
    for (const [name, value] of lines(settings, usage, terminal.home)) terminal.out(`${name.padEnd(11)}${value}\n`);
  }
  return EXIT.done;
};
