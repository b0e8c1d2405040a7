import { ERRORS, errorsOf, tagOf, TAGS, USAGE_MEANINGS, type Operation } from "@rewrite-service/contract";
import { callExamples } from "./call-examples.ts";
import { escapeHtml as e, htmlPage } from "./page.ts";

const ACCESS: Record<Operation["access"], string> = {
  open: "Open to everybody.",
  account: "Needs an API key or a signed-in session.",
  session: "Needs a signed-in browser; a key gets 403 session_required.",
  admin:
    "Requires an admin's signed-in browser or a key with the admin scope. Other keys get 403; everyone else gets 404.",
  anyone: "With an API key, a signed-in session or, where the admin of this server allows it, without an account.",
};

/** The page at `/docs`, made from the same table as `/api/openapi.json`. */
export const docsPage = (baseUrl: string, operations: readonly Operation[]): string =>
  htmlPage(
    "Rewrite Service: HTTP interface",
    `<h1>HTTP interface</h1>
<p>Send an API key as <code>Authorization: Bearer svc_…</code>. The machine-readable description is
<a href="/api/openapi.json">openapi.json</a>.</p>
<p>Programs that call this server; the client library is among the <a href="/downloads">downloads</a>.</p>
${callExamples(baseUrl)
  .map(({ language, code }) => `<h3>${language}</h3><pre><code>${e(code)}</code></pre>`)
  .join("\n")}
${TAGS.map(({ name, description }) => group(name, description, operations)).join("\n")}
<h2>Errors</h2>
<p>Before the stream: <code>{"error":{"code","message","details"},"requestId"}</code> with the status. Inside it: an
<code>error</code> event with a message.</p>
<table><tr><th>Code</th><th>Status</th><th>Meaning</th></tr>${Object.entries(ERRORS)
      .map(
        ([code, [status, sentence]]) =>
          `<tr><td><code>${code}</code></td><td>${status}</td><td>${e(sentence)}</td></tr>`,
      )
      .join("")}</table>`,
  );

const group = (name: string, description: string, operations: readonly Operation[]): string => {
  const own = operations.filter(({ path }) => tagOf(path).name === name);
  return own.length === 0 ? "" : `<h2>${e(name)}</h2>\n<p>${e(description)}</p>\n${own.map(section).join("\n")}`;
};

const section = (
  operation: Operation,
): string => `<h3>${operation.method.toUpperCase()} <code>${operation.path}</code></h3>
<p><strong>${e(operation.summary)}.</strong> ${e(operation.description)}</p>
<p class="soft">${ACCESS[operation.access]}</p>
${rows("Field", operation.body?.meanings)}${operation.otherAnswer === undefined ? "" : rows("In usage", USAGE_MEANINGS)}${rows("Query", operation.query)}${rows("Header", operation.headers)}
${[operation.answer, operation.otherAnswer].map(answerExample).join("")}
<p class="soft">Failures: ${errorsOf(operation)
  .map((code) => `<code>${code}</code>`)
  .join(", ")}.</p>`;

const answerExample = (answer: Operation["answer"] | undefined): string => {
  if (answer?.example === undefined) return "";
  const { example } = answer;
  return `<p>${e(answer.description)}</p><pre><code>${e(typeof example === "string" ? example : JSON.stringify(example, null, 2))}</code></pre>`;
};

const rows = (heading: string, meanings: Record<string, string> | undefined): string =>
  meanings === undefined
    ? ""
    : `<table><tr><th>${heading}</th><th>Meaning</th></tr>${Object.entries(meanings)
        .map(([name, meaning]) => `<tr><td><code>${e(name)}</code></td><td>${e(meaning)}</td></tr>`)
        .join("")}</table>`;
