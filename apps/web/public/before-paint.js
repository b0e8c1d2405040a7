// Runs before the first paint: the theme that was picked on this device, whether this address is Write, and there, where the
// keys go that come before the editor.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {
    // Without storage the system's theme holds.
  }
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (location.pathname !== "/") return;
  document.documentElement.dataset.write = "";
  // The editor takes the focus once it has come; until then nobody has to click first.
  addEventListener("keydown", ({ key, ctrlKey, metaKey }) => {
    const field = document.querySelector("#draft:not([hidden])");
    const isTyped = /^\S$/.test(key) && !ctrlKey && !metaKey && document.activeElement === document.body;
    if (isTyped && field?.value === "") field.focus();
  });
})();
