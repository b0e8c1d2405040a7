import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// One file for what every page stands on: it compresses better whole, and stays in the cache when a page changes.
const groups = [{ name: "base", test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack|use-sync)/ }];

export default defineConfig({
  plugins: [react(), tailwind()],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { "/api": "http://localhost:8787" } },
});
