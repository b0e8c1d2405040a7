import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { EventWriter } from "./event-writer.ts";

it("the first event is with the socket before anything else goes on", async () => {
  let corked: number | undefined;
  const server = createServer((_request, response) => {
    const writer = new EventWriter(response, {});
    writer.write({ type: "delta", text: "Hello" });
    corked = response.socket?.writableCorked;
    writer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`);
  expect(await answer.text()).toContain("Hello");
  expect(corked).toBe(0);
  server.close();
});
