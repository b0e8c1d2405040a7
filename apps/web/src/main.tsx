import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

const mount = document.getElementById("app");
if (mount === null) throw new Error("the page has no place for the app");
// Whatever was typed before the script came is kept.
const typed = document.querySelector<HTMLTextAreaElement>("#draft")?.value ?? "";
createRoot(mount).render(
  <StrictMode>
    <App typed={typed} />
  </StrictMode>,
);
