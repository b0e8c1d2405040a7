// Loaded before a program (`--import`) whose disk shall fail: the first `fdatasync` after the file that FAIL_SYNC names
// has appeared reports an error, and every later one succeeds, as on Linux, where a failed write is reported once.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { FAIL_SYNC = "" } = process.env;
const real = fs.fdatasync;
let failed = false;

const failing: typeof real = Object.assign(
  (file: number, done: (error: NodeJS.ErrnoException | null) => void): void => {
    if (failed || !fs.existsSync(FAIL_SYNC)) return real(file, done);
    failed = true;
    done(Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO", syscall: "fdatasync" }));
  },
  { __promisify__: real.__promisify__ },
);
fs.fdatasync = failing;
syncBuiltinESMExports();
