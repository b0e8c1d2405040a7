import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE_S = 300;

/**
 * Whether a webhook call was signed by the payment provider within the last five minutes: HMAC-SHA-256 of
 * `<time>.<body>`, as `t=…,v1=…` in the header, where several `v1` may stand while a secret is changed.
 */
export const isSignedByStripe = (body: string, header: string, secret: string, nowMs: number): boolean => {
  const parts = header.split(",").map((part) => part.trim().split("=", 2) as [string, string?]);
  const time = Number(parts.find(([name]) => name === "t")?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(time) || Math.abs(nowMs / 1_000 - time) > TOLERANCE_S) return false;
  const wanted = createHmac("sha256", secret).update(`${time}.${body}`).digest();
  return parts.some(([name, value]) => {
    const given = Buffer.from(name === "v1" ? (value ?? "") : "", "hex");
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
};
