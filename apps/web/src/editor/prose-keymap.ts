import * as move from "@codemirror/commands";
import type { KeyBinding } from "@codemirror/view";
import { deleteCharacterBackward, deleteCharacterForward } from "./delete-character.ts";

/**
 * The keys of a text field, and no more. The library's own list also holds keys for program text, which would bring
 * a parser along and take keys that mean something else here.
 */
export const proseKeymap: readonly KeyBinding[] = [
  { key: "ArrowLeft", run: move.cursorCharLeft, shift: move.selectCharLeft, preventDefault: true },
  { key: "ArrowRight", run: move.cursorCharRight, shift: move.selectCharRight, preventDefault: true },
  { key: "ArrowUp", run: move.cursorLineUp, shift: move.selectLineUp, preventDefault: true },
  { key: "ArrowDown", run: move.cursorLineDown, shift: move.selectLineDown, preventDefault: true },
  {
    key: "Mod-ArrowLeft",
    mac: "Alt-ArrowLeft",
    run: move.cursorGroupLeft,
    shift: move.selectGroupLeft,
    preventDefault: true,
  },
  {
    key: "Mod-ArrowRight",
    mac: "Alt-ArrowRight",
    run: move.cursorGroupRight,
    shift: move.selectGroupRight,
    preventDefault: true,
  },
  { mac: "Cmd-ArrowLeft", run: move.cursorLineBoundaryLeft, shift: move.selectLineBoundaryLeft, preventDefault: true },
  {
    mac: "Cmd-ArrowRight",
    run: move.cursorLineBoundaryRight,
    shift: move.selectLineBoundaryRight,
    preventDefault: true,
  },
  { mac: "Cmd-ArrowUp", run: move.cursorDocStart, shift: move.selectDocStart },
  { mac: "Cmd-ArrowDown", run: move.cursorDocEnd, shift: move.selectDocEnd },
  { key: "PageUp", run: move.cursorPageUp, shift: move.selectPageUp },
  { key: "PageDown", run: move.cursorPageDown, shift: move.selectPageDown },
  { key: "Home", run: move.cursorLineBoundaryBackward, shift: move.selectLineBoundaryBackward, preventDefault: true },
  { key: "End", run: move.cursorLineBoundaryForward, shift: move.selectLineBoundaryForward, preventDefault: true },
  { key: "Mod-Home", run: move.cursorDocStart, shift: move.selectDocStart },
  { key: "Mod-End", run: move.cursorDocEnd, shift: move.selectDocEnd },
  { key: "Enter", run: move.insertNewline, shift: move.insertNewline },
  { key: "Mod-a", run: move.selectAll },
  { key: "Backspace", run: deleteCharacterBackward, shift: deleteCharacterBackward, preventDefault: true },
  { key: "Delete", run: deleteCharacterForward, preventDefault: true },
  { key: "Mod-Backspace", mac: "Alt-Backspace", run: move.deleteGroupBackward, preventDefault: true },
  { key: "Mod-Delete", mac: "Alt-Delete", run: move.deleteGroupForward, preventDefault: true },
  { mac: "Mod-Backspace", run: move.deleteLineBoundaryBackward, preventDefault: true },
  { mac: "Mod-Delete", run: move.deleteLineBoundaryForward, preventDefault: true },
];
