import { useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { shellWords } from "../words/shell.ts";
import { applyTheme, storedTheme, type Theme } from "./theme.ts";

const themes: readonly Theme[] = ["system", "light", "dark"];

/** A native list under a mark. */
export const ThemePicker = () => {
  const [theme, setTheme] = useState(storedTheme);
  return (
    <span className="theme-picker" title={`${shellWords.theme.label}: ${shellWords.theme[theme]}`}>
      <Icon name="theme" />
      <span className="theme-word" aria-hidden="true">
        {shellWords.theme.label}: {shellWords.theme[theme]}
      </span>
      <select
        aria-label={shellWords.theme.label}
        value={theme}
        onChange={(event) => {
          const picked = event.target.value as Theme;
          applyTheme(picked);
          setTheme(picked);
        }}
      >
        {themes.map((id) => (
          <option key={id} value={id}>
            {shellWords.theme[id]}
          </option>
        ))}
      </select>
    </span>
  );
};
