import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadApp } from "./app.tsx";
import { typedOnce } from "./typed-before.ts";
import { openService } from "./service.ts";

const mount = document.getElementById("app");
if (mount === null) throw new Error("the page has no place for the app");
const service = openService(location.origin);
const typed = typedOnce(document);
// The textarea of the page takes text until the app can draw its own.
const app = await loadApp({ service, typed: typed.take });
typed.read();
mount.classList.remove("drawn-ahead");
createRoot(mount).render(<StrictMode>{app}</StrictMode>);
