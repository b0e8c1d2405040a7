/** The address of the file that this page began with: another build has another. */
const entry = (): string | undefined => document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;

/**
 * Opens the page anew where the server has another build of the app by now: the parts that this one has not loaded yet are
 * gone, and no second try brings them. What the page keeps on the device is there again.
 */
export const reopenIfUpdated = async (): Promise<void> => {
  const own = entry();
  if (own === undefined) return;
  const status = await fetch(own, { method: "HEAD", cache: "no-store" }).then(
    (answer) => answer.status,
    () => null,
  );
  if (status === 404) location.reload();
};
