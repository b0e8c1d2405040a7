/** Whom to be for PostgreSQL and PgBouncer, which refuse to run as root; `nobody` exists on every Linux. */
export const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
