import { expect, test } from "vitest";
import { hydrated, openTab } from "./browser.ts";

test("a script that is injected into a page does not run", async () => {
  const page = await openTab();
  const violations: string[] = [];
  page.on("console", (message) => violations.push(message.text()));
  await page.route("**/india/contact-us/", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace("</body>", "<script>window.injected = true</script></body>");
    await route.fulfill({ response, body: html });
  });
  await page.goto("/india/contact-us/");
  await hydrated(page);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  expect(violations.some((text) => text.includes("Content Security Policy"))).toBe(true);
});
