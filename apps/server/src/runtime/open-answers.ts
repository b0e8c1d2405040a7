import type { Server, ServerResponse } from "node:http";

/** The answers that a server is giving, streams among them. */
export interface OpenAnswers {
  /** Resolves once each answer that is under way now has ended; those that begin later are not waited for. */
  ended(): Promise<void>;
}

/** To be called before the server has answered anybody. */
export const watchAnswers = (server: Server): OpenAnswers => {
  const open = new Map<ServerResponse, Promise<void>>();
  server.on("request", (_, response: ServerResponse) => {
    const closed = new Promise<void>((resolve) => response.once("close", resolve));
    open.set(
      response,
      closed.finally(() => open.delete(response)),
    );
  });
  return {
    ended: async () => {
      await Promise.all(open.values());
    },
  };
};
