import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { openService } from "./service.ts";
import { App } from "./app.tsx";
import { applyTheme, storedTheme } from "./shell/theme.ts";

applyTheme(storedTheme());
const mount = document.getElementById("app");
if (mount === null) throw new Error("the page has no place for the app");
// Whatever was typed before the script came is kept.
const typed = document.querySelector<HTMLTextAreaElement>("#draft")?.value ?? "";
const service = openService(location.origin);
createRoot(mount).render(
  <StrictMode>
    <App service={service} typed={typed} />
  </StrictMode>,
);
