import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// One file for what every page stands on, and one for the frame around it: each compresses better whole, and stays in the cache when a page changes.
const groups = [
  { name: "base", test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack|use-sync)/ },
  {
    name: "frame",
    test: /src[\\/](?:shell[\\/]shell|words[\\/](?:shell|allowance|day)|api[\\/](?:call|server-answers|site|session)|ui[\\/](?:icon|button|load-failed))\.tsx?$/,
  },
  // What Write and Compare ask about facts, before there is anything to list: small files compress worse than one.
  {
    name: "facts",
    test: /(?:src[\\/]facts[\\/]use-facts|review[\\/]src[\\/](?:facts[\\/](?:fact-groups|shown-fact)|words[\\/]as-sentence)|text[\\/]src[\\/](?:document[\\/]span|compare[\\/]comparison))\.ts$/,
  },
  // What Write and its later parts say of a rewrite, and how a text is put together from its changes: small files again.
  {
    name: "result",
    test: /(?:src[\\/](?:result[\\/](?:note-lines|play-rewrite|read-left|rewrite-state|whole-sentences|repeat-cost|listed-draft)|words[\\/](?:result|states|bar|protected)|api[\\/]terms|ui[\\/]from-pane)\.ts|src[\\/]ui[\\/]part\.tsx|review[\\/]src[\\/](?:alignment[\\/](?:mix|kept-lines|risks|about-fact)|changes[\\/]with-protected|words[\\/]facts)\.ts|text[\\/]src[\\/]document[\\/]occurrences\.ts)$/,
  },
  // What marks phrases in an editor.
  { name: "marks", test: /src[\\/](?:editor[\\/](?:tell-steps|shortened)|tells[\\/](?:tells-checker|typos))\.tsx?$/ },
  // What was typed before a page could take it, and what it keeps.
  { name: "typed", test: /src[\\/]browser[\\/](?:early-input|is-writing|kept-text)\.ts$/ },
  // What keeps a draft and the choices beside it on the device.
  { name: "kept", test: /src[\\/](?:.*[\\/])?(?:draft-store|saved-on-exit|left-version|kept-choices)\.tsx?$/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind()],
  // A worker may load a part of itself once it is needed.
  worker: { format: "es" as const },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    // Says which files a page needs, for those that are drawn when the app is built.
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: { codeSplitting: { groups } },
          // The parser of program text, of which the editor's commands name one part that nothing here uses.
          treeshake: { moduleSideEffects: [{ test: /@lezer/, sideEffects: false }] },
        },
  },
  server: { proxy: { "/api": "http://localhost:8787" } },
}));
