const BROWSER = /^mozilla\//i;
const NAME = /^([a-z0-9][a-z0-9._-]{0,39})/i;

/**
 * A coarse name of the calling program for its owner's usage list: what `X-Client` says, else the first word of the
 * user agent without its version. Anything that is no plain name is left out.
 */
export const clientName = (declared: string | undefined, userAgent: string | undefined): string | null => {
  const said = declared?.trim() ?? "";
  if (said !== "") return new RegExp(`${NAME.source}$`, "i").test(said) ? said.toLowerCase() : null;
  if (userAgent === undefined) return null;
  if (BROWSER.test(userAgent)) return "browser";
  return NAME.exec(userAgent)?.[1]?.toLowerCase() ?? null;
};
