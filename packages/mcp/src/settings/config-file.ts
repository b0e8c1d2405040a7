import { SettingsError } from "./settings-error.ts";

/** The data that `login` stores for one origin. */
export interface StoredKey {
  key: string;
  keyId?: string;
  machine?: string;
}

/** Shape of `~/.service/config.json`. A key is sent only to the origin that it is stored for. */
interface ConfigFile {
  servers: Record<string, StoredKey>;
}

export const configPath = (home: string): string => `${folderOf(home)}/config.json`;

const folderOf = (home: string): string => `${home}/.service`;

// Loaded at use, here and elsewhere: a client that only lists tools never touches the disk.
const files = () => import("node:fs/promises");

const unreadable = (home: string, cause?: unknown): SettingsError =>
  new SettingsError(`${configPath(home)} cannot be read. Repair or delete it.`, { cause });

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const read = async (home: string): Promise<ConfigFile> => {
  let text: string;
  try {
    text = await (await files()).readFile(configPath(home), "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return { servers: {} };
    throw unreadable(home, error);
  }
  try {
    const value = JSON.parse(text) as { servers?: unknown } | null;
    if (typeof value?.servers === "object" && value.servers !== null) return value as ConfigFile;
  } catch {
    // Falls through: the parser's message would quote the file.
  }
  throw unreadable(home);
};

/** Written beside the file and renamed, so that a reader never meets half of it and its mode is right from the start. */
const write = async (home: string, config: ConfigFile): Promise<void> => {
  try {
    await replace(home, config);
  } catch (cause) {
    throw new SettingsError(`${configPath(home)} cannot be written: ${codeOf(cause) ?? "unknown reason"}.`, { cause });
  }
};

const replace = async (home: string, config: ConfigFile): Promise<void> => {
  const path = configPath(home);
  const folder = folderOf(home);
  const { chmod, mkdir, rename, rm, stat, writeFile } = await files();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (((await stat(folder)).mode & 0o077) !== 0) await chmod(folder, 0o700);
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(draft, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

export const readKey = async (home: string, origin: string): Promise<StoredKey | null> => {
  const { servers } = await read(home);
  const stored = Object.hasOwn(servers, origin) ? servers[origin] : undefined;
  return typeof stored?.key === "string" && stored.key !== "" ? stored : null;
};

export const storeKey = async (home: string, origin: string, stored: StoredKey): Promise<void> => {
  const config = await read(home);
  await write(home, { ...config, servers: { ...config.servers, [origin]: stored } });
};

/** Removes the key of an origin; false when there was none. The last one takes the file with it. */
export const removeKey = async (home: string, origin: string): Promise<boolean> => {
  const config = await read(home);
  if (!Object.hasOwn(config.servers, origin)) return false;
  const { [origin]: _removed, ...servers } = config.servers;
  if (Object.keys(servers).length === 0) await (await files()).rm(configPath(home), { force: true });
  else await write(home, { ...config, servers });
  return true;
};
