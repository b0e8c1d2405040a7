import { afterEach, expect, test, vi } from "vitest";
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
  const reopened = vi.fn(() => Promise.resolve());
  const worker = lastingWorker<string, string>(
    () => {
      started.push(new PlayedWorker());
      return started.at(-1) as unknown as Worker;
    },
    (answer, question) => void heard.push(`${question}: ${answer}`),
    () => void heard.push("failed"),
    { network, reopen: reopened },
  );
  return { network, started, heard, reopened, worker };
};

afterEach(() => void vi.useRealTimers());

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

test("a worker that hangs is replaced by the next question, and one that hangs again is reported again", () => {
  vi.useFakeTimers();
  const { started, heard, worker } = open();
  worker.ask("one");
  vi.advanceTimersByTime(30_000);
  expect(heard).toEqual(["failed"]);
  worker.ask("two");
  expect(started[0]?.ended).toBe(true);
  expect(started[1]?.posted).toEqual(["two"]);
  vi.advanceTimersByTime(30_000);
  expect(heard).toEqual(["failed", "failed"]);
  worker.ask("three");
  started[2]?.answer("3");
  expect(heard).toEqual(["failed", "failed", "three: 3"]);
  vi.advanceTimersByTime(60_000);
  expect(heard).toHaveLength(3);
  worker.close();
});

test("a worker that is late and answers after all is kept", () => {
  vi.useFakeTimers();
  const { started, heard, worker } = open();
  worker.ask("one");
  vi.advanceTimersByTime(30_000);
  started[0]?.answer("1");
  worker.ask("two");
  expect(started).toHaveLength(1);
  started[0]?.answer("2");
  expect(heard).toEqual(["failed", "one: 1", "two: 2"]);
  worker.close();
});

test("an error of a worker that was replaced stops none of those after it", () => {
  const { started, heard, worker } = open();
  worker.ask("one");
  worker.retry();
  started[0]?.fail();
  started[1]?.answer("1");
  expect(heard).toEqual(["one: 1"]);
  worker.close();
});

test("a retry by hand asks whether the page is of a build that is gone", () => {
  const { reopened, worker } = open();
  worker.ask("one");
  expect(reopened).not.toHaveBeenCalled();
  worker.retry();
  expect(reopened).toHaveBeenCalledTimes(1);
  worker.close();
});
