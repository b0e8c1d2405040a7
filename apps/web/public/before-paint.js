// Runs before the first paint: the theme that was picked on this device, and whether this address is Write.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {
    // Without storage the system's theme holds.
  }
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (location.pathname === "/") document.documentElement.dataset.write = "";
})();
