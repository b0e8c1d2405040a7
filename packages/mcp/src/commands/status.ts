import { createClient } from "@rewrite-service/client";
import type { UsageReport } from "@rewrite-service/contract";
import { shownInstant, shownWait } from "../calls/allowance.ts";
import { settingsOf, type Settings } from "../settings/settings.ts";
import { configPath } from "../settings/config-file.ts";
import { flag, type Command } from "./command.ts";
import { EXIT, json, type Terminal } from "./terminal.ts";

const DAY_MS = 86_400_000;

const keyLine = ({ key, source }: Settings, home: string): string =>
  `…${(key ?? "").slice(-4)} from ${source === "file" ? configPath(home) : source}`;

const lines = (settings: Settings, usage: UsageReport, home: string): [string, string][] => {
  const { allowance, credits } = usage;
  const left = Math.max(0, allowance.limit - allowance.used);
  const period = Date.parse(allowance.periodEnd) - Date.parse(allowance.periodStart) > 2 * DAY_MS;
  return [
    ["Server", settings.baseUrl],
    ["Key", keyLine(settings, home)],
    ["Account", `${usage.email}   ${usage.plan}`],
    [
      period ? "Period" : "Today",
      `${left} of ${allowance.limit} rewrites left, resets ${shownInstant(allowance.periodEnd)} (in ${shownWait(allowance.periodEnd, Date.now())})   Credits ${credits.balance}`,
    ],
  ];
};

/** Which key is in use, where it comes from, and what is left on it. The key itself is never printed. */
const showStatus = async (terminal: Terminal, asJson: boolean): Promise<number> => {
  const settings = await settingsOf(terminal);
  const { baseUrl, key, source } = settings;
  if (key === null) {
    if (asJson) terminal.out(json({ server: baseUrl, signedIn: false }));
    else
      terminal.out(
        `Server     ${baseUrl}\nNot signed in. Run: ${terminal.invoked ?? settings.run} ${settings.login}\n`,
      );
    return EXIT.signedOut;
  }
  const usage = await createClient({ baseUrl, key }).usage();
  if (asJson) {
    terminal.out(json({ server: baseUrl, signedIn: true, key: { end: key.slice(-4), source }, ...usage }));
  } else {
    for (const [name, value] of lines(settings, usage, terminal.home)) terminal.out(`${name.padEnd(11)}${value}\n`);
  }
  return EXIT.done;
};

export const status: Command = {
  name: "status",
  takes: "",
  meaning: "show the key in use and its remaining allowance",
  options: {},
  examples: ["status", "status --json"],
  run: (_files, given, terminal) => showStatus(terminal, flag(given, "json")),
};
