import { tellsWords } from "@rewrite-service/review";
import { typosIn, type TellFinding } from "@rewrite-service/text";

const ID = "typo ";

/** Whether a finding is a typo, which is a mistake and says nothing about who wrote the text. */
export const isTypo = ({ id }: Pick<TellFinding, "id">): boolean => id.startsWith(ID);

/** The typos of a text as findings, each with its fix. Each word is a rule of its own, so that it can be switched off alone. */
export const typoFindings = (
  text: string,
  mended: readonly string[],
  disabledRules: readonly string[] = [],
): TellFinding[] =>
  typosIn(text, mended)
    .map((typo) => ({
      ...typo,
      id: ID + typo.excerpt.toLowerCase(),
      weight: 0,
      name: tellsWords.typo,
      explanation: "",
      evidence: "",
      suggestion: "",
      fixable: true,
    }))
    .filter(({ id }) => !disabledRules.includes(id));
