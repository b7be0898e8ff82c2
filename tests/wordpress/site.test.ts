import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { preview, type PreviewServer } from "vite";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { ADA, fillInAll, OFFICE, pageForm, submitButton } from "../e2e/enquiryForm.ts";
import { launchBrowser } from "../e2e/launchBrowser.ts";
import { useWordpress } from "./askPlugin.ts";
import { makeWordpressSite, type WordpressSite } from "./wordpressSite.ts";

const { wordpress, run, leads, forget } = useWordpress();

let browser: Browser;
let site: WordpressSite;
let served: PreviewServer;
let origin = "";

beforeAll(async () => {
  browser = await launchBrowser();
  site = await makeWordpressSite(wordpress(), true);
  site.run("build", "india", "--quiet");
  // Not `sitegen preview`: it has an API of its own in the WordPress's place.
  served = await preview({
    root: site.root,
    appType: "mpa",
    logLevel: "silent",
    build: { outDir: "dist" },
    preview: { port: 0, host: "localhost" },
  });
  origin = served.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
});

beforeEach(() => forget());

afterAll(async () => {
  await served?.close();
  await browser?.close();
  site?.remove();
});

/** Opens a page as a new visitor, who has seen all popups. */
async function open(path: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled,
    viewport: { width: 1280, height: 900 },
  });
  onTestFinished(() => context.close());
  await context.addCookies(
    ["modalShow", "modalShowNew", "hoverpopuptop"].map((name) => ({ name, value: "1", url: origin })),
  );
  const page = await context.newPage();
  await page.goto(path);
  if (javaScriptEnabled) {
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  }
  return page;
}

/** Opens a page of WordPress's administration. */
async function openAdministration(path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  onTestFinished(() => page.context().close());
  await page.goto(`${wordpress().origin}/wp-login.php?redirect_to=${encodeURIComponent(`/wp-admin/${path}`)}`);
  // Its scripts put the cursor there, which takes what is typed meanwhile.
  await page.waitForFunction(() => document.activeElement?.id === "user_login");
  await page.fill("#user_login", "admin");
  await page.fill("#user_pass", "password");
  await page.click("#wp-submit");
  await page.waitForURL("**/wp-admin/**");
  return page;
}

describe("a site with a WordPress behind it", () => {
  it("has the posts of the WordPress, with their pictures, and links between pages of the site", async () => {
    for (const slug of site.slugs)
      expect(existsSync(join(site.root, `countries/content/india/news/${slug}.md`)), slug).toBe(true);
    const page = await open(`/india/news/${site.pictured}/`);
    const picture = page.locator('main img[alt="A campus in autumn"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const links = await page
      .locator("main .prose a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.filter((link) => link.startsWith(wordpress().origin))).toEqual([]);
    expect(links.some((link) => link.startsWith("/india/"))).toBe(true);
  });

  it("takes what has changed since, and nothing else", async () => {
    const [changed = "", other = ""] = site.slugs;
    const file = (slug: string) => readFileSync(join(site.root, `countries/content/india/news/${slug}.md`), "utf8");
    const before = file(other);
    await run(`$post = get_page_by_path( '${changed}', OBJECT, 'post' );
      wp_update_post( array( 'ID' => $post->ID, 'post_content' => wp_slash( $post->post_content . '<p>A new last line.</p>' ) ) ); return true;`);
    site.run("pull");
    expect(file(changed)).toContain("\n\nA new last line.\n");
    expect(file(other)).toBe(before);
  });

  it("shows the menu of the WordPress", async () => {
    const page = await open("/india/");
    await expect.poll(() => page.locator("header").getByText("Services & visas").count()).toBeGreaterThan(0);
  });

  it("sends an enquiry that people see in the WordPress, once", async () => {
    const page = await open("/india/contact-us/");
    await fillInAll(pageForm(page), "india");
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().includes("/contact/v1/send"),
    );
    await submitButton(pageForm(page)).click();
    const key = (await sent).headers()["idempotency-key"];
    await page.waitForURL("**/india/thank-you/");
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ mail: "sent", values: { ...ADA, ...OFFICE["india"] } });
    // The answer was lost, say: the browser sends it again.
    const again = await fetch(`${wordpress().origin}/wp-json/contact/v1/send`, {
      method: "POST",
      body: new URLSearchParams(ADA),
      headers: { "idempotency-key": key ?? "" },
    });
    expect([again.status, (await leads()).length]).toEqual([200, 1]);

    const list = await openAdministration("edit.php?post_type=sitegen_lead");
    await list.locator(".row-title", { hasText: "Ada Byron" }).click();
    await list.getByRole("cell", { name: "ada@site.example" }).waitFor();
    expect(await list.locator("#submitdiv, .page-title-action").count()).toBe(0);
  });

  it("sends a form without scripts, and thanks", async () => {
    const page = await open("/india/contact-us/", false);
    await fillInAll(pageForm(page), "india");
    await submitButton(pageForm(page)).click();
    await page.waitForURL(`${origin}/india/thank-you/`);
    expect(await leads()).toHaveLength(1);
  });

  it("shows what was sent as text, whatever it is", async () => {
    const page = await open("/india/contact-us/");
    const name = `<img src=x onerror="document.title='taken'">`;
    await fillInAll(pageForm(page), "india");
    await pageForm(page).locator('[name="your-name"]').fill(name);
    await submitButton(pageForm(page)).click();
    await page.waitForURL("**/india/thank-you/");
    const id = (await leads()).at(-1)?.id;
    const one = await openAdministration(`post.php?post=${id}&action=edit`);
    await one.getByRole("cell", { name, exact: true }).waitFor();
    expect(await one.title()).not.toContain("taken");
  });

  it("is what doctor finds well", () => {
    const { findings } = JSON.parse(site.run("doctor", "india", "--only", "api", "--json")) as {
      findings: { check: string; status: string; detail: string }[];
    };
    expect(findings.filter(({ check }) => check !== "geo-IP").map(({ status }) => status)).toEqual(["ok", "ok", "ok"]);
  });

  it("has settings that an administrator can change", async () => {
    const page = await openAdministration("options-general.php?page=sitegen");
    await page.getByLabel("Mail enquiries to").fill("office@example.com");
    await page.getByLabel("Most enquiries from one address in ten minutes").fill("5");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL("**settings-updated**");
    expect(await run("return Sitegen\\settings();")).toMatchObject({
      mail_to: "office@example.com",
      limit: 5,
      menus: "menus/v1",
    });
    await page.getByLabel("Mail enquiries to").fill("no address");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("is not an e-mail address").waitFor();
    expect(await run("return Sitegen\\settings();")).toMatchObject({ mail_to: "office@example.com" });
  });
});
