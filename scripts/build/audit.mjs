// Known vulnerabilities of what the server ships, as the npm registry knows them. Not every registry does.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ASKED = ["audit", "--omit=dev", "--package-lock-only", "--json"];
const GRAVE = new Set(["high", "critical"]);
const windows = process.platform === "win32";

/** What npm wrote, whatever its exit status; null where there is no npm, or it wrote no JSON. */
const asked = (folder, env) =>
  new Promise((resolve) => {
    const options = { cwd: folder, env, shell: windows, maxBuffer: 64 * 1024 * 1024 };
    execFile("npm", ASKED, options, (_, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        resolve(null);
      }
    });
  });

/**
 * Asks the registry about the lockfile of a folder.
 *
 * @returns {Promise<{ outcome: "clean" | "found" | "unanswered", lines: string[] }>} the grave findings, or why there is
 * no answer
 */
export const review = async (folder, env = process.env) => {
  const answer = await asked(folder, env);
  const found = answer?.vulnerabilities;
  if (typeof found !== "object" || found === null)
    return { outcome: "unanswered", lines: [answer?.message ?? answer?.error?.summary ?? "npm gave no answer"] };
  const grave = Object.values(found).filter(({ severity }) => GRAVE.has(severity));
  const lines = grave.map(({ name, severity, range, via }) => {
    const titles = via.map((cause) => (typeof cause === "string" ? `through ${cause}` : `${cause.title} ${cause.url}`));
    return `${name} ${range}: ${severity}: ${titles.join("; ")}`;
  });
  return { outcome: lines.length === 0 ? "clean" : "found", lines };
};

/** What a build says of a review, and whether it may go on. */
export const verdictOn = ({ outcome, lines }, { unaudited }) => {
  const listed = lines.map((line) => `  ${line}`);
  if (outcome === "clean") return { ok: true, text: "npm audit: no high or critical vulnerability is known." };
  if (outcome === "found")
    return { ok: false, text: ["npm audit: the build stops at these vulnerabilities:", ...listed].join("\n") };
  const rest = unaudited ? "Going on without it, as --unaudited says." : "To build without it, add --unaudited.";
  return { ok: unaudited, text: ["npm audit: THE DEPENDENCIES WERE NOT REVIEWED:", ...listed, rest].join("\n") };
};

/** Ends the build where it may not go on. */
export const build = async (flags) => {
  const { ok, text } = verdictOn(await review(root), flags);
  process.stderr.write(`${text}\n`);
  if (!ok) process.exit(1);
  return [];
};
