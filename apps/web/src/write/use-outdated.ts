import { useSite } from "../api/site.ts";
import type { Result } from "../result/result.ts";
import type { Choices } from "../draft/kept-choices.ts";
import { outdatedBy, same, type Outdated } from "./outdated.ts";
import { requestOf } from "./rewrite-request.ts";

/** Why the result on show is not what Rewrite would bring now; null where it is, and while what was chosen is not known. */
export const useOutdated = (
  { version, mix, running, undecided, source, altered }: Result,
  text: string | null,
  choices: Choices,
): Outdated | null => {
  const site = useSite().data;
  if (version === null)
    return (running || undecided) && text !== null && source !== null && !same(text, source.text) ? "draft" : null;
  if (text === null || site === undefined) return version.partial ? "unfinished" : null;
  const now = requestOf({ text: () => text, protectedTexts: () => [] }, choices, site);
  return outdatedBy(version, mix.text, now, altered);
};
