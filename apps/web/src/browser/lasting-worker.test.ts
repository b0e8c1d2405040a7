import { expect, test } from "vitest";
import { lastingWorker } from "./lasting-worker.ts";

/** A worker that answers when it is told to. */
class PlayedWorker extends EventTarget {
  readonly posted: string[] = [];
  ended = false;
  postMessage = (question: string): void => void this.posted.push(question);
  terminate = (): void => {
    this.ended = true;
  };
  answer = (data: string): boolean => this.dispatchEvent(new MessageEvent("message", { data }));
  fail = (): boolean => this.dispatchEvent(new Event("error", { cancelable: true }));
}

const open = () => {
  const network = new EventTarget();
  const started: PlayedWorker[] = [];
  const heard: string[] = [];
  const worker = lastingWorker<string, string>(
    () => {
      started.push(new PlayedWorker());
      return started.at(-1) as unknown as Worker;
    },
    (answer, question) => void heard.push(`${question}: ${answer}`),
    () => void heard.push("failed"),
    network,
  );
  return { network, started, heard, worker };
};

test("a worker that cannot be loaded is started again when the network is back, and asked again", () => {
  const { network, started, heard, worker } = open();
  worker.ask("one");
  worker.ask("two");
  started[0]?.fail();
  expect(heard).toEqual(["failed"]);
  expect(started[0]?.ended).toBe(true);
  network.dispatchEvent(new Event("online"));
  expect(started[1]?.posted).toEqual(["two"]);
  started[1]?.answer("2");
  expect(heard).toEqual(["failed", "two: 2"]);
  // One that runs is left alone.
  network.dispatchEvent(new Event("online"));
  expect(started).toHaveLength(2);
  worker.close();
});

test("it is started again on request, and not with every question right after a failure", () => {
  const { started, heard, worker } = open();
  worker.ask("one");
  started[0]?.fail();
  worker.ask("two");
  expect(started).toHaveLength(1);
  worker.retry();
  expect(started[1]?.posted).toEqual(["two"]);
  started[1]?.fail();
  expect(heard).toEqual(["failed", "failed"]);
  worker.close();
});
