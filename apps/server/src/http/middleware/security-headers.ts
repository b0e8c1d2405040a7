import type { Config } from "../../config/config.ts";
import { PAGE_STYLE_SOURCE } from "../pages/page.ts";

/** `styles` are sources of style sheets beside the files of this server: a hash, or the nonce of one page. */
export const contentPolicy = (styles: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styles}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Headers of every answer. */
export const securityHeaders = ({ appUrl }: Pick<Config["server"], "appUrl">): Record<string, string> => ({
  "content-security-policy": contentPolicy(PAGE_STYLE_SOURCE),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
  ...(appUrl.protocol === "https:" ? { "strict-transport-security": "max-age=31536000" } : {}),
});
