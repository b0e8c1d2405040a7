import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createClient } from "@rewrite-service/client";
import { App } from "./app.tsx";
import { typedBefore } from "./editor/typed-before.ts";
import { applyTheme, storedTheme } from "./shell/theme.ts";

applyTheme(storedTheme());
const mount = document.getElementById("app");
if (mount === null) throw new Error("the page has no place for the app");
// Whatever was typed before the script came is kept.
const typed = typedBefore(document);
const service = createClient({ baseUrl: location.origin });
createRoot(mount).render(
  <StrictMode>
    <App service={service} typed={typed} />
  </StrictMode>,
);
