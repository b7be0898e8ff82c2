import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Timestamp } from "../../../../runtime/ui/Timestamp.tsx";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";

const render = (date: string, format: "short" | "long", language = "en-AU") =>
  renderToString(
    <AppProvider value={{ site: { country: { language } } as SiteData, page: {} as PageData }}>
      <Timestamp date={date} format={format} />
    </AppProvider>,
  );

it("Timestamp is absolute in the document, however recent the date", () => {
  const today = new Date().toISOString();
  expect(render(today, "short")).not.toMatch(/ago|in a/);
  expect(render("2026-11-05", "short")).toBe(
    '<time dateTime="2026-11-05" title="Nov 5, 2026" data-short="">Nov 5</time>',
  );
  expect(render("2026-11-05", "long")).toBe('<time dateTime="2026-11-05">Nov 5, 2026</time>');
  expect(render("2026-11-05", "long", "de")).toBe('<time dateTime="2026-11-05">5. November 2026</time>');
});
