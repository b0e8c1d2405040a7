// The least that a server between a caller and a provider can do, as a process: it passes request and answer on, byte by
// byte, and reads nothing. `node relay-process.ts PROVIDER` writes its port.
import { Agent, createServer, request as send } from "node:http";

const provider = process.argv[2] ?? "";
const agent = new Agent({ keepAlive: true, maxSockets: 5_000 });

const server = createServer((request, response) => {
  const { "content-type": type, "content-length": length } = request.headers;
  const call = send(
    provider + (request.url ?? ""),
    { method: "POST", agent, headers: { "content-type": type, "content-length": length } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, { "content-type": answer.headers["content-type"] });
      answer.pipe(response);
    },
  );
  call.on("error", () => response.destroy());
  request.pipe(call);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" && address !== null ? address.port : 0}\n`);
});
