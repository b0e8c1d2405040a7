import * as fc from "fast-check";
import { expect, test } from "vitest";
import { htmlOf, markdownBlocks, plainOf } from "./markdown.ts";

const message = `## Status
The **queue** is live, see [the board](https://example.org/b?a=1&b=2).

- p95 is \`310 ms\`
- _nobody_ was paged

3. then this
4. then that`;

test("rich text has the structure that the marks stand for", () => {
  expect(htmlOf(message)).toBe(
    '<h2>Status</h2><p>The <strong>queue</strong> is live, see <a href="https://example.org/b?a=1&amp;b=2">the board</a>.</p>' +
      "<ul><li>p95 is <code>310 ms</code></li><li><em>nobody</em> was paged</li></ul>" +
      '<ol start="3"><li>then this</li><li>then that</li></ol>',
  );
});

test("plain text has no marks, keeps lists, and keeps the address of a link", () => {
  expect(plainOf(message)).toBe(`Status
The queue is live, see the board (https://example.org/b?a=1&b=2).

- p95 is 310 ms
- nobody was paged

3. then this
4. then that`);
});

test("names with underscores, lone stars and sums are left as they are", () => {
  for (const text of ["use max_retry_count here", "2 * 3 * 4 = 24", "5 < 6 & 7 > 2"]) expect(plainOf(text)).toBe(text);
});

test("markup in a text is text, and a link to a script is none", () => {
  const html = htmlOf('<img src=x onerror=alert(1)> [go](javascript:alert(1)) "quoted"');
  expect(html).not.toMatch(/<img|href/);
});

test("any text: plain text is kept whole where it has no marks, and html never opens a tag of the text's own", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "B", " ", ".", "\n", "7", "é") }), (text) => {
      expect(plainOf(text)).toBe(text);
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("<", ">", "b", "*", "`", "[", "]", "(", ")", "\n", "-", " ") }),
      (text) => {
        const tags = htmlOf(text).match(/<[^>]*>/g) ?? [];
        expect(tags.every((tag) => /^<\/?(?:p|br|ul|ol|li|strong|em|code|pre|blockquote|h[1-6])>$/.test(tag))).toBe(
          true,
        );
      },
    ),
  );
});

test("fenced code is taken as it is, in every format", () => {
  const text = 'Run this:\n\n```sh\n# not a heading\n\nnpm run build && echo "**done**"\n```\n\nThen *wait*.';
  expect(markdownBlocks(text)).toEqual([
    { kind: "paragraph", lines: ["Run this:"] },
    { kind: "code", lines: ["# not a heading", "", 'npm run build && echo "**done**"'] },
    { kind: "paragraph", lines: ["Then *wait*."] },
  ]);
  expect(htmlOf(text)).toBe(
    "<p>Run this:</p><pre><code># not a heading\n\nnpm run build &amp;&amp; echo &quot;**done**&quot;</code></pre><p>Then <em>wait</em>.</p>",
  );
  expect(plainOf(text)).toBe('Run this:\n\n# not a heading\n\nnpm run build && echo "**done**"\n\nThen wait.');
});

test("code whose end is missing goes on to the end, and lines right after code begin a paragraph", () => {
  expect(htmlOf("```\na\n```\nb\n```\nc")).toBe("<pre><code>a</code></pre><p>b</p><pre><code>c</code></pre>");
  expect(plainOf("```\n*a*\n```\n*b*\n   ```\n*c*")).toBe("*a*\nb\n*c*");
});
