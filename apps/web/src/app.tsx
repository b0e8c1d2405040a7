import { useState } from "react";
import type { Service } from "@rewrite-service/contract";
import { WritePage } from "./editor/write-page.tsx";
import { applyTheme, storedTheme, type Theme } from "./shell/theme.ts";
import { words } from "./words.ts";

const themes: readonly Theme[] = ["system", "light", "dark"];

/** The shell around every page: where one is, where one can go, how it looks. */
export const App = ({ service, typed }: { service: Service; typed: string }) => {
  const [theme, setTheme] = useState(storedTheme);
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="top">
        <span className="brand">{words.product}</span>
        <nav aria-label={words.product}>
          <a href="/" aria-current="page">
            {words.nav.write}
          </a>
        </nav>
        <select
          aria-label="Theme"
          value={theme}
          onChange={(event) => {
            const picked = event.target.value as Theme;
            applyTheme(picked);
            setTheme(picked);
          }}
        >
          {themes.map((id) => (
            <option key={id} value={id}>
              {words.theme[id]}
            </option>
          ))}
        </select>
      </header>
      <WritePage service={service} typed={typed} />
    </>
  );
};
