import { createHash } from "node:crypto";

/** Text as it may be put into HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root{color-scheme:light dark;--ink:#1b1b1f;--soft:#5a5a66;--line:#dcdce4;--back:#fff;--code:#f4f4f8}
@media(prefers-color-scheme:dark){:root{--ink:#ececf1;--soft:#a5a5b3;--line:#3a3a45;--back:#17171b;--code:#22222a}}
body{margin:0 auto;max-width:52rem;padding:2rem 1.25rem 4rem;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--back)}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem;border-top:1px solid var(--line);padding-top:1.5rem}h3{font-size:1rem;margin:1.5rem 0 .5rem}
code,pre{font:.9em/1.5 ui-monospace,monospace;background:var(--code);border-radius:4px}code{padding:.1em .3em}
pre{padding:.8rem 1rem;overflow-x:auto}pre code{padding:0}table{border-collapse:collapse;width:100%;font-size:.93em}
th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--line)}th{color:var(--soft);font-weight:600}
form p,label{display:block}input{display:block;box-sizing:border-box;width:100%;max-width:26rem;margin:.3rem 0 1rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--back);border:1px solid var(--soft);border-radius:.5rem}
button{padding:.45rem .9rem;font:inherit;font-weight:600;color:#fff;background:#1f5f52;border:0;border-radius:.5rem;cursor:pointer}
:focus-visible{outline:3px solid var(--soft);outline-offset:2px}a{color:inherit}.soft{color:var(--soft)}`;

/** Names the one style sheet of these pages to the Content-Security-Policy. */
export const PAGE_STYLE_SOURCE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** A whole page that asks nobody else for anything: no script, font or picture. */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>
`;
