/// <reference types="vite/client" />
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import { OfficeTabs } from "../../../../runtime/sections/ContactDetails.tsx";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { ENGLISH } from "../../englishTexts.ts";

/** Label of the tab that is selected where a form has chosen this office. */
function selectedTab(chosen?: string): string | undefined {
  const site = {
    country: { home: "/here/", language: "en" },
    texts: ENGLISH,
    contacts: { offices: ["Quay", "Hill"].map((name) => ({ name, lines: [], region: `${name} side` })) },
    forms: { enquiry: { fields: [{ type: "select", name: "office", options: [], default: chosen }] } },
  } as unknown as SiteData;
  const html = renderToString(
    <AppProvider value={{ site, page: {} as PageData }}>
      <OfficeTabs offices={site.contacts.offices} />
    </AppProvider>,
  );
  return /aria-selected="true"[^>]*>([^<]*)/.exec(html)?.[1];
}

it("begins with the office that a form has chosen, else with the first", () => {
  expect(selectedTab("Hill")).toBe("Hill side");
  expect(selectedTab("Elsewhere")).toBe("Quay side");
  expect(selectedTab()).toBe("Quay side");
});
