import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Timestamp } from "../../../../runtime/content/Timestamp.tsx";

it("Timestamp is absolute in the document, however recent the date", () => {
  const today = new Date().toISOString();
  expect(renderToString(<Timestamp date={today} format="short" />)).not.toMatch(/ago|in a/);
  expect(renderToString(<Timestamp date="2026-11-05" format="short" />)).toBe(
    '<time dateTime="2026-11-05" title="Nov 5, 2026" data-short="">Nov 5</time>',
  );
  expect(renderToString(<Timestamp date="2026-11-05" format="long" />)).toBe(
    '<time dateTime="2026-11-05">Nov 5, 2026</time>',
  );
});
