import { deviceStorage } from "../browser/device-storage.ts";

export type Theme = "light" | "dark" | "system";

const KEY = "theme";

/** The theme that was picked on this device. */
export const storedTheme = (): Theme => {
  const value = deviceStorage.getItem(KEY);
  return value === "light" || value === "dark" ? value : "system";
};

export const applyTheme = (theme: Theme): void => {
  if (theme === "system") {
    deviceStorage.removeItem(KEY);
    delete document.documentElement.dataset["theme"];
  } else {
    deviceStorage.setItem(KEY, theme);
    document.documentElement.dataset["theme"] = theme;
  }
};
