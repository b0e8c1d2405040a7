/** How long ago, with the program that did it. `at` is ISO 8601. */
export const ago = (at: string, client: string | null): string => {
  const seconds = Math.max(0, Math.round((Date.now() - Date.parse(at)) / 1_000));
  const minutes = Math.round(seconds / 60);
  const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  const when =
    seconds < 60
      ? "just now"
      : minutes < 60
        ? relative.format(-minutes, "minute")
        : minutes < 48 * 60
          ? relative.format(-Math.round(minutes / 60), "hour")
          : relative.format(-Math.round(minutes / 1440), "day");
  return client === null ? when : `${when} in ${client}`;
};
