import { expect, test } from "vitest";
import { makeDatabase } from "../testing/database-suite.ts";
import { draft, post } from "../testing/test-app.ts";
import { startServerProcess } from "../testing/processes.ts";

test("several processes on one port share one allowance and stop together", async () => {
  const { url, remove } = await makeDatabase("postgres");
  const plans = { anonymous: { allowance: 7, streams: 50, perMinute: 1_000, allDay: 1_000 } };
  const server = await startServerProcess({ DATABASE_URL: url, WORKERS: "2", LOG_LEVEL: "info" }, plans);
  try {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(server.url, draft)));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 7 }, () => 200), ...Array.from({ length: 13 }, () => 429)]);
    await Promise.all(answers.map((answer) => answer.text()));
    expect(server.output.text.match(/Rewrite Service is at/g)).toHaveLength(1);
  } finally {
    expect(await server.stop()).toBe(0);
    await remove();
  }
}, 60_000);
