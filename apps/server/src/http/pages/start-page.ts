import { curlLine } from "./curl-line.ts";
import { escapeHtml as e, htmlPage } from "./page.ts";

/** The page at `/` if the web app is not built. */
export const startPage = (baseUrl: string): string =>
  htmlPage(
    "Rewrite Service",
    `<h1>Rewrite Service</h1>
<p>This server rewrites a draft, or bullet notes, for the kind of message you choose, checks its figures, dates and links, and streams the result.</p>
<pre><code>${e(curlLine(baseUrl))}</code></pre>
<p>Read <a href="/docs">the HTTP interface</a> or its <a href="/api/openapi.json">OpenAPI description</a>.
The state of the server is at <a href="/readyz">/readyz</a>.</p>
<p class="soft">The web app is not built. <code>npm run build -- web</code> builds it; restart the server afterwards.</p>`,
  );
