import type { Edit } from "@rewrite-service/text";
import { openTellsChecker } from "../tells/tells-checker.ts";

/** What mends the typing errors of one text. */
export const mendsFor = (text: string): Promise<readonly Edit[]> =>
  new Promise((resolve) => {
    const checker = openTellsChecker(({ mends }) => {
      checker.close();
      resolve(mends);
    });
    checker.check(text, {}, true);
  });
