import { expect, test } from "vitest";
import { hydrated } from "../e2e/browser.ts";
import { clickAdded } from "../e2e/router.ts";
import { settle, visit } from "../e2e/visit.ts";

test("documents fade into each other, and say nothing about it in the console, nor when a file comes next", async () => {
  const { page, messages } = await visit("/india/services/", {
    context: { reducedMotion: "no-preference" },
    newFrames: true,
  });
  await page.addInitScript(() =>
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { finished: Promise<void> } | null };
      const end = (fade: string) => (document.documentElement.dataset["fade"] = fade);
      if (viewTransition) viewTransition.finished.then(() => end("done"), end);
      else addEventListener("load", () => end("none"));
    }),
  );
  for (const path of ["/bhutan/", "/philippines/news/"]) {
    // By a link: what the address bar asks for comes without a transition.
    await clickAdded(page, path);
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.locator("html").getAttribute("data-fade")).toBe("done");
    // A click makes React hydrate at once what is clicked on: with the link that is put in there, it would not be what it was.
    await hydrated(page);
  }
  // A file has no such thing.
  await clickAdded(page, "/philippines/licences.txt");
  await page.waitForURL("**/licences.txt");
  await settle(page);
  expect(messages).toEqual([]);
});
