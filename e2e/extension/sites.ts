import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface Sites {
  /** Address of a page on a site that is not the service's. */
  url: (path: string) => string;
  stop: () => Promise<void>;
}

/** Serves pages of somebody else's on loopback: documents by their path. */
export const startSites = async (documents: Readonly<Record<string, string>>): Promise<Sites> => {
  const server = createServer((request: IncomingMessage, response) => {
    const content = documents[request.url ?? ""];
    const type = request.url?.endsWith(".js") === true ? "text/javascript" : "text/html";
    response.writeHead(content === undefined ? 404 : 200, { "content-type": `${type}; charset=utf-8` }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://localhost:${port}${path}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
