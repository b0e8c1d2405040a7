// The packages inside the server, as CycloneDX, the way npm lists them for the lockfile.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ASKED = ["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only"];

/** npm's list without what differs from build to build: the time, a random number, its own version, the folder's name. */
export const lasting = (printed) => {
  const { serialNumber: _, metadata, ...list } = printed;
  const { lifecycles, component } = metadata;
  const [name] = component["bom-ref"].split("@");
  return Buffer.from(
    `${JSON.stringify({ ...list, metadata: { lifecycles, component: { ...component, name } } }, null, 1)}\n`,
  );
};

/** @returns {Buffer} */
export const billOfMaterials = () => {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, shell: process.platform === "win32" };
  const { status, stdout, stderr } = spawnSync("npm", ASKED, options);
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr.toString()}`);
  return lasting(JSON.parse(stdout.toString()));
};
