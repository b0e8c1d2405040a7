const BROWSER = /^mozilla\//i;
const NAME = /^([a-z0-9][a-z0-9._-]{0,39})/i;

/**
 * A coarse name of the calling program for its owner's usage list: what `X-Client` says, else the first word of the
 * user agent without its version. Anything that is no plain name is left out.
 */
export const clientName = (declared: string | undefined, userAgent: string | undefined): string | null => {
  const declaredName = declared?.trim() ?? "";
  if (declaredName !== "")
    return new RegExp(`${NAME.source}$`, "i").test(declaredName) ? declaredName.toLowerCase() : null;
  if (userAgent === undefined) return null;
  if (BROWSER.test(userAgent)) return "browser";
  return NAME.exec(userAgent)?.[1]?.toLowerCase() ?? null;
};
