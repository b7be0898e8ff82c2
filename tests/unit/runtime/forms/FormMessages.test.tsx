// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { type Phase, SendStatus } from "../../../../runtime/forms/FormMessages.tsx";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { ENGLISH } from "../../englishTexts.ts";
import { find, mount } from "../mount.ts";

const site = { texts: ENGLISH, country: { language: "en" } } as SiteData;
const mountStatus = (phase: Phase) =>
  mount(
    <AppProvider value={{ site, page: {} as PageData }}>
      <input />
      <SendStatus phase={phase} phone={undefined} />
    </AppProvider>,
  );

it.each<Phase>(["sending", "sent", "failed", "silent"])(
  "takes the focus that is lost while the form is %s",
  async (phase) => {
    await mountStatus(phase);
    expect(document.activeElement).toBe(find("output"));
  },
);

it.each<Phase>(["editing", "confirming"])("leaves the focus alone while the form is %s", async (phase) => {
  await mountStatus(phase);
  expect(document.activeElement).toBe(document.body);
});
