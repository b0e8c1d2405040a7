import { countForeign } from "../accounts/sealed-texts.ts";
import { createSeal } from "../accounts/seal.ts";
import { ADMIN } from "../config/admin-command.ts";
import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/environment.ts";
import type { Database, Serving } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";

/**
 * The database of the configuration, or one that is open already, brought up to date.
 *
 * @throws ConfigError where the secret cannot open what is sealed in it: the server would serve on with voices and
 * connected accounts broken.
 */
export const openServerDatabase = async (
  config: Config,
  secret: string,
  serving: Serving,
  opened?: Database,
): Promise<Database> => {
  const { databaseUrl } = config.storage;
  const place = databaseUrl === null ? { dataDir: config.server.dataDir } : { url: databaseUrl };
  const db = opened ?? (await openDatabase({ ...place, serving }));
  await migrate(db);
  const foreign = await countForeign(db, createSeal(secret, config.previousSecrets));
  if (foreign === 0) return db;
  await db.close();
  throw new ConfigError([
    `SECRET: ${foreign} sealed texts belong to another one. Name it in SECRET_PREVIOUS, or, if it is lost, delete them: ${ADMIN} secret forget`,
  ]);
};
