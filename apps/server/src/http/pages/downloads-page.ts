import type { Catalogue } from "../downloads/download.ts";
import { installLinks } from "./install-links.ts";
import { escapeHtml as e, htmlPage } from "./page.ts";

const EXTENSION = "rewrite-service-extension.zip";

const block = (text: string): string => `<pre><code>${e(text)}</code></pre>`;

/** How the extension is installed from its archive; "" where the archive is not built. */
const extensionSection = (origin: string, name: string | undefined): string =>
  name === undefined
    ? ""
    : `<h2>In the browser</h2>
<p>The extension rewrites text on other web pages. It needs Chrome, or another Chromium browser, version 123 or later.</p>
<ol>
<li>Download <a href="/downloads/${e(name)}"><code>${e(name)}</code></a> and unpack it into a folder that you keep.</li>
<li>Open <code>chrome://extensions</code>, turn on <b>Developer mode</b>, choose <b>Load unpacked</b> and select the
folder.</li>
<li>Open the extension’s settings, enter <code>${e(origin)}</code> as the server, and sign in. If
Chrome asks for access to the server, allow it.</li>
</ol>
`;

/** The page at `/downloads`: how the program of this server is started, and every file with its checksum. */
export const downloadsPage = (origin: string, catalogue: Pick<Catalogue, "list" | "program">): string => {
  const downloads = catalogue.list();
  const program = catalogue.program();
  const rows = downloads.map(
    ({ name, meaning, bytes, digest }) =>
      `<tr><td><a href="/downloads/${e(name)}"><code>${e(name)}</code></a><br>${e(meaning)} ${Math.ceil(bytes.byteLength / 1_000)} kB.
<br><span class="soft">SHA-256 <code>${digest.toString("hex")}</code></span></td></tr>`,
  );
  const config = { mcpServers: { "rewrite-service": { command: "npx", args: ["-y", program] } } };
  return htmlPage(
    "Rewrite Service: downloads",
    `<h1>Downloads</h1>
<p>This server gives away the programs that belong to it. They need no registry and ask ${e(origin)} unless
<code>SERVICE_BASE_URL</code> names another server.</p>
<h2>In an editor or agent that speaks MCP</h2>
${block(JSON.stringify(config, null, 2))}
<p>With one click: ${installLinks(program)
      .map(([client, link]) => `<a href="${e(link)}">${client}</a>`)
      .join(", ")}.</p>
<p>On Windows, for a client that starts programs without a shell: command <code>cmd</code>, arguments
<code>/c npx -y ${e(program)}</code>.</p>
<h2>In a shell</h2>
${block(`npx -y ${program} login\nnpx -y ${program} --help`)}
<p>To have it as <code>rewrite-service</code>: <code>npm install -g ${e(program)}</code></p>
${extensionSection(origin, downloads.find(({ plainName }) => plainName === EXTENSION)?.name)}<h2>Files</h2>
${
  rows.length === 0
    ? "<p>Nothing is built. <code>npm run build</code> builds it; restart the server afterwards.</p>"
    : `<table>${rows.join("")}</table>
<p>A name with version and hash stands for one file. Once another build replaces it, the name leads to the newest. So does
the plain name, such as <code>/downloads/${e(downloads[0]?.plainName ?? "")}</code>;
npx keeps what one address gave it, so a new version is a new address here.
<a href="/downloads/checksums.txt">checksums.txt</a> is for <code>sha256sum -c</code>.</p>`
}`,
  );
};
