export type Theme = "light" | "dark" | "system";

const KEY = "theme";

/** The theme that was picked on this device. */
export const storedTheme = (): Theme => {
  const value = localStorage.getItem(KEY);
  return value === "light" || value === "dark" ? value : "system";
};

export const applyTheme = (theme: Theme): void => {
  if (theme === "system") {
    localStorage.removeItem(KEY);
    delete document.documentElement.dataset["theme"];
  } else {
    localStorage.setItem(KEY, theme);
    document.documentElement.dataset["theme"] = theme;
  }
};
