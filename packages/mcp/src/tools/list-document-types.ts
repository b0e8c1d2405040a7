import { serviceOf } from "../calls/call.ts";
import { answerShape, object, REMOTE_READ, textAnswer, type Tool } from "../calls/tool.ts";

export const listDocumentTypes: Tool = {
  name: "list_document_types",
  title: "Document types",
  description: "List the registers the account can rewrite into.",
  needs: "account",
  inputSchema: object({}),
  outputSchema: answerShape({ items: "array" }),
  annotations: REMOTE_READ,
  run: async (_input, context) => {
    const documentTypes = await serviceOf(context).registers();
    return textAnswer(documentTypes.map(({ id, name, summary }) => `- ${id}: ${name}. ${summary}`).join("\n"), {
      items: documentTypes,
    });
  },
};
