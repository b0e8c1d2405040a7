import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { loadApp } from "./app.tsx";
import { openEarlyInput } from "./browser/early-input.ts";
import { keepFromUndo } from "./browser/is-writing.ts";
import { openService } from "./api/service.ts";

const mount = document.getElementById("app");
if (mount === null) throw new Error("the page has no place for the app");
const service = openService(location.origin);
const earlyInput = openEarlyInput(document);
document.addEventListener("keydown", keepFromUndo);
// The textarea of the page takes text until the app can draw its own.
const app = await loadApp({ service, earlyInput: earlyInput.take });
earlyInput.read();
mount.classList.remove("prerendered");
// At once: a key that came in between would go with the textarea that was read.
flushSync(() => createRoot(mount).render(<StrictMode>{app}</StrictMode>));
