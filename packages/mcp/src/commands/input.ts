import { LOCAL_CHARACTERS_MAX } from "../calls/limits.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { UsageError, type Terminal } from "./terminal.ts";

const BYTES_MAX = 4 * LOCAL_CHARACTERS_MAX;

const fromStdin = async (terminal: Terminal): Promise<string> => {
  if (terminal.stdin.isTTY === true) terminal.err("Reading the text from the terminal; end it with Ctrl+D.\n");
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of terminal.stdin) {
    length += chunk.byteLength;
    if (length > BYTES_MAX) throw new SettingsError("The text is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};

/** The text of a file, or of stdin where no file or `-` is named. */
export const readInput = async (path: string | undefined, terminal: Terminal): Promise<string> => {
  if (path === undefined || path === "-") return fromStdin(terminal);
  try {
    const { readFile } = await import("node:fs/promises");
    return await readFile(path, "utf8");
  } catch (cause) {
    throw new SettingsError(`${path} cannot be read: ${(cause as NodeJS.ErrnoException).code ?? "unknown reason"}.`, {
      cause,
    });
  }
};

export const oneOf = <T extends string>(
  value: string | undefined,
  name: string,
  known: readonly T[],
): T | undefined => {
  if (value === undefined) return undefined;
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw new UsageError(`--${name} is one of ${known.join(", ")}.`);
  return found;
};

/** Two texts, of which one at most comes from stdin. @throws UsageError where the first is missing or both are there. */
export const readPair = async (
  command: string,
  [first, second]: readonly string[],
  terminal: Terminal,
): Promise<[before: string, after: string]> => {
  if (first === undefined) throw new UsageError(`${command} needs a file with the first text.`);
  if (first === "-" && (second === undefined || second === "-")) {
    throw new UsageError("Only one of the two texts can come from stdin.");
  }
  return [await readInput(first, terminal), await readInput(second, terminal)];
};
