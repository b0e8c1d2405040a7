import { afterAll, expect, test } from "vitest";
import { request, type Agent } from "undici";
import { sendJson, startStandIn } from "../testing/http-stand-in.ts";
import { guardedAgent, guardedLookup, type Resolve } from "./guarded-agent.ts";

const answering =
  (...addresses: string[]): Resolve =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );

const lookUp = (name: string, resolve: Resolve): Promise<unknown> =>
  new Promise((done, fail) => {
    guardedLookup(resolve)(name, { all: true }, (error, addresses) => (error === null ? done(addresses) : fail(error)));
  });

const standIn = await startStandIn(({ path }, response) => {
  if (path === "/away") response.writeHead(307, { location: "/here" }).end();
  else sendJson(response, 200, { path });
});
const agents: Agent[] = [];
const agentWith = (resolve: Resolve): Agent => {
  const agent = guardedAgent(resolve);
  agents.push(agent);
  return agent;
};
afterAll(async () => {
  for (const agent of agents) await agent.destroy();
  await standIn.close();
});

test("row 15: a public name that leads to a private address is refused, also when only one of several does", async () => {
  for (const address of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:192.168.0.1", "fe80::1%lo"]) {
    await expect(lookUp("api.example.org", answering("1.1.1.1", address))).rejects.toMatchObject({
      code: "ERR_ADDRESS_NOT_PUBLIC",
    });
  }
  await expect(lookUp("api.example.org", answering())).rejects.toThrow();
  expect(await lookUp("api.example.org", answering("1.1.1.1", "2606:4700::1"))).toHaveLength(2);
});

test("row 15: a name of this machine leads nowhere else", async () => {
  expect(await lookUp("localhost", answering("127.0.0.1", "::1"))).toHaveLength(2);
  await expect(lookUp("localhost", answering("10.0.0.1"))).rejects.toThrow();
});

test("row 15: no connection is made to a private address, by name or by figures", async () => {
  const before = standIn.seen.length;
  const dispatcher = agentWith(answering("127.0.0.1"));
  for (const host of ["api.example.org", "10.255.255.1", "[::ffff:10.0.0.1]", "192.168.255.1"]) {
    const refused = request(`http://${host}:${standIn.port}/x`, { dispatcher });
    await expect(refused).rejects.toMatchObject({ code: "ERR_ADDRESS_NOT_PUBLIC" });
  }
  expect(standIn.seen).toHaveLength(before);
});

test("row 15: the address that was checked is the one that is called, whatever the name says next", async () => {
  let asked = 0;
  const turning: Resolve = (name, options, done) => {
    asked += 1;
    answering(asked === 1 ? "127.0.0.1" : "10.0.0.1")(name, options, done);
  };
  const dispatcher = agentWith(turning);
  const first = await request(`http://localhost:${standIn.port}/first`, { dispatcher });
  expect(await first.body.json()).toEqual({ path: "/first" });
  expect(asked).toBe(1);
});

test("row 15: a redirect is handed back, not followed", async () => {
  const dispatcher = agentWith(answering("127.0.0.1"));
  const answer = await request(`http://localhost:${standIn.port}/away`, { dispatcher });
  await answer.body.dump();
  expect(answer.statusCode).toBe(307);
  expect(standIn.seen.map(({ path }) => path)).not.toContain("/here");
});
