import { encodeQR } from "qr";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";

test("every dark cell is a square at its place, with four light cells around the code", () => {
  const text = "otpauth://totp/Rewrite?secret=ABC";
  const html = renderToStaticMarkup(createElement(QrCode, { text, label: "Scan it" }));
  const cells = encodeQR(text, "raw", { border: 4 }).flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  expect(cells.length).toBeGreaterThan(100);
  expect(cells.every((cell) => /^M(?:[4-9]|\d\d) (?:[4-9]|\d\d)h/.test(cell))).toBe(true);
  expect(html).toContain(`<path d="${cells.join("")}" fill="#000">`);
  expect(html).toContain('aria-label="Scan it"');
});
