/** Whether a caller already has the version with this ETag. */
export const holdsEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? "").split(",").some((entry) => ["*", etag].includes(entry.trim().replace(/^W\//, "")));
