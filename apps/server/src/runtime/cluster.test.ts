import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { makeDatabase } from "../testing/database-suite.ts";
import { draft, post } from "../testing/test-app.ts";
import { startServerProcess } from "../testing/processes.ts";

/** What a collector reads: whichever process answers, it is asked on a connection of its own, and not for long. */
const scrape = async (url: string): Promise<string> =>
  (await fetch(`${url}/metrics`, { headers: { connection: "close" }, signal: AbortSignal.timeout(5_000) })).text();

/** A page, or why there is none: a connection that a dying process had taken is reset. */
const scrapeAfterDeath = (url: string): Promise<string> => scrape(url).catch((error: Error) => error.name);

const ANSWERED = 'rewrite_http_requests_total{method="POST",route="/api/humanize",status="200"} 7\n';

test("several processes on one port share one allowance and one page of metrics, and stop together", async () => {
  const { url, remove } = await makeDatabase("postgres");
  const plans = { anonymous: { allowance: 7, streams: 50, perMinute: 1_000, allDay: 1_000 } };
  const server = await startServerProcess({ DATABASE_URL: url, WORKERS: "2", LOG_LEVEL: "info" }, plans);
  try {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(server.url, draft)));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 7 }, () => 200), ...Array.from({ length: 13 }, () => 429)]);
    await Promise.all(answers.map((answer) => answer.text()));
    expect(server.output.text.match(/Rewrite Service is at/g)).toHaveLength(1);
    // The counts of a request follow its answer.
    await expect.poll(() => scrape(server.url)).toContain('end="done"} 7\n');
    const pages = await Promise.all(Array.from({ length: 6 }, () => scrape(server.url)));
    for (const page of pages) {
      expect(page).toContain(ANSWERED);
      expect(page).toContain('route="/api/humanize",status="429"} 13\n');
      expect(page).toContain('rewrite_holds_total{what="settled"} 7\n');
      expect(page).toMatch(/^rewrite_processes 2$/m);
      expect(page).toMatch(/^rewrite_database_up 1$/m);
      expect(page.match(/^rewrite_build_info.* 1$/gm)).toHaveLength(1);
    }
    const [worker = ""] = spawnSync("pgrep", ["-P", String(server.child.pid)], { encoding: "utf8" }).stdout.split("\n");
    process.kill(Number(worker), "SIGKILL");
    const after = await Promise.all(Array.from({ length: 4 }, () => scrapeAfterDeath(server.url)));
    expect(after).not.toContain("TimeoutError");
    expect(after.filter((page) => page.includes("\n") && !page.includes(ANSWERED))).toEqual([]);
    await expect.poll(() => scrape(server.url), { timeout: 20_000 }).toMatch(/^rewrite_processes 2$/m);
    expect(await scrape(server.url)).toContain(ANSWERED);
  } finally {
    expect(await server.stop()).toBe(0);
    await remove();
  }
}, 60_000);
