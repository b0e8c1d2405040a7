import { answered } from "../calls/answer.ts";
import { serviceOf } from "../calls/call.ts";
import type { Tool } from "../calls/tool.ts";
import { LIST_DOCUMENT_TYPES } from "../listings/account.ts";

export const listDocumentTypes: Tool = {
  ...LIST_DOCUMENT_TYPES,
  run: async (_input, context) => {
    const items = (await serviceOf(context).registers()).map(({ id, summary }) => ({ id, summary }));
    return answered({
      summary: "A rewrite can be one of these (register):",
      lines: items.map(({ id, summary }) => `${id}: ${summary}`),
      data: { items },
    });
  },
};
