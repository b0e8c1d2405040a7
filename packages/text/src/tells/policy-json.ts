import { once } from "../document/once.ts";
import { policyInForce, type Policy } from "./policy.ts";
import { sha256 } from "./sha256.ts";

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
  return `{${members.join(",")}}`;
};

/** SHA-256 of the policy's canonical JSON (members sorted by name, no white space, UTF-8), in hexadecimal. */
export const hashOfPolicy = (of: Policy): string => sha256(canonical({ ...of, hash: undefined }));

const jsonOf = (of: Policy): string =>
  `{"hash":${JSON.stringify(hashOfPolicy(of))},${canonical({ ...of, hash: undefined }).slice(1)}`;

const jsonInForce = once(() => jsonOf(policyInForce()));

/** The bytes that `GET /api/policy` and `service://policy` serve: canonical JSON, its hash in front. */
export const policyJson = (of?: Policy): string => (of === undefined ? jsonInForce() : jsonOf(of));
