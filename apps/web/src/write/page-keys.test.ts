import { registers } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { onPageKey, onRegisterKey } from "./page-keys.ts";

const press = (key: string, held: Partial<KeyboardEvent> = {}, opened = ""): string[] => {
  const done: string[] = [];
  const event = {
    key,
    code: /^\d$/.test(key) ? `Digit${key}` : key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
    preventDefault: () => void done.push("taken"),
    ...held,
  };
  const page = { querySelector: (what: string) => (what === opened ? {} : null) };
  onPageKey(event, page, {
    run: () => void done.push("run"),
    leave: () => void done.push("leave"),
    movePane: (direction) => void done.push(`pane ${direction}`),
  });
  onRegisterKey(event, (register) => void done.push(register));
  return done;
};

test("Enter runs with Ctrl or Cmd, and not alone or with Shift as well", () => {
  expect(press("Enter", { ctrlKey: true })).toEqual(["taken", "run"]);
  expect(press("Enter", { metaKey: true })).toEqual(["taken", "run"]);
  expect(press("Enter")).toEqual([]);
  expect(press("Enter", { ctrlKey: true, shiftKey: true })).toEqual([]);
  expect(press("a", { ctrlKey: true })).toEqual([]);
  // A dialog is open before the page.
  expect(press("Enter", { ctrlKey: true }, "dialog[open]")).toEqual([]);
});

test("Escape leaves, unless something else took it", () => {
  expect(press("Escape")).toEqual(["leave"]);
  expect(press("Escape", { defaultPrevented: true })).toEqual([]);
  // A menu that is open takes it.
  expect(press("Escape", {}, ":popover-open")).toEqual([]);
});

test("F6 goes to the next pane, with Shift to the one before", () => {
  expect(press("F6")).toEqual(["taken", "pane 1"]);
  expect(press("F6", { shiftKey: true })).toEqual(["taken", "pane -1"]);
});

test("Alt and a figure pick the register of that place, where there is one", () => {
  registers.forEach(({ id }, at) => expect(press(String(at + 1), { altKey: true })).toEqual(["taken", id]));
  for (const none of ["0", String(registers.length + 1)]) expect(press(none, { altKey: true })).toEqual([]);
  expect(press("1")).toEqual([]);
  expect(press("1", { altKey: true, ctrlKey: true })).toEqual([]);
  expect(press("x", { altKey: true })).toEqual([]);
});
