import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { form, useWordpress } from "./askPlugin.ts";

const { wordpress, run, send, leads, forget } = useWordpress();

const LEAD = { "your-name": "Asha", "your-email": "asha@example.com" };
const HTML = { accept: "text/html,application/xhtml+xml" };
const SITE = { ...HTML, origin: "https://in.example.com" };

beforeEach(() => forget());

describe("a form that the browser sends by itself", () => {
  it("ends on the page that thanks, on the site that it came from", async () => {
    const answer = await send(form(LEAD), SITE, "?thanks=/india/thank-you/");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "https://in.example.com/india/thank-you/"]);
    expect(await leads()).toHaveLength(1);
  });

  it("knows the site by the page, where the browser hides the origin", async () => {
    const headers = { ...HTML, origin: "null", referer: "http://localhost:5000/contact-us/?a=b" };
    const answer = await send(form(LEAD), headers, "?thanks=/thank-you/");
    expect(answer.headers.get("location")).toBe("http://localhost:5000/thank-you/");
  });

  it.each([
    ["another host", "//evil.example/"],
    ["an address", "https://evil.example/"],
    ["a backslash", "/\\evil.example/"],
    ["a script", "javascript:alert(1)"],
    ["a line break", "/a%0d%0aSet-Cookie:x=1"],
    ["a list", "/a/&thanks[]=/b/"],
    ["an @", "/@evil.example"],
  ])("is led nowhere by %s", async (_, thanks) => {
    const answer = await send(form(LEAD), SITE, `?thanks=${thanks}`);
    expect(answer.headers.get("location")).toBeNull();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Your enquiry has arrived.");
    expect(await leads()).toHaveLength(1);
  });

  it("is led nowhere where no browser says where it comes from", async () => {
    expect((await send(form(LEAD), HTML, "?thanks=/thank-you/")).headers.get("location")).toBeNull();
  });

  it("tells people what is wrong, without anything that runs", async () => {
    const answer = await send(
      form({ "your-name": " " }),
      { ...SITE, origin: "https://in.example.com" },
      "?thanks=/thank-you/",
    );
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const text = await answer.text();
    expect(text).toContain("The enquiry is empty.");
    expect(text).toContain('href="https://in.example.com"');
  });

  it("stays a page without markup of the visitor's", async () => {
    const answer = await send(form(LEAD), { ...HTML, referer: 'https://x.example/"><script>alert(1)</script>' });
    expect(await answer.text()).not.toContain("<script");
  });

  it("is told in English, marked so, until there is a translation for the language of the WordPress", async () => {
    const folder = join(wordpress().folder, "wp-content/languages");
    mkdirSync(join(folder, "plugins"), { recursive: true });
    // By it WordPress knows that the language is there.
    writeFileSync(join(folder, "hi_IN.mo"), "");
    await run("update_option( 'WPLANG', 'hi_IN' ); return true;");
    onTestFinished(async () => {
      rmSync(folder, { recursive: true });
      await run("delete_option( 'WPLANG' ); return true;");
    });
    const page = async () => (await send(form(LEAD), HTML)).text();
    expect(await page()).toMatch(/<html lang="en">.*<h1>Thank you</);
    await run(`require_once ABSPATH . WPINC . '/pomo/mo.php'; $mo = new MO();
      $mo->add_entry( new Translation_Entry( array( 'singular' => 'Thank you', 'translations' => array( 'धन्यवाद' ) ) ) );
      $mo->export_to_file( WP_LANG_DIR . '/plugins/sitegen-hi_IN.mo' ); return true;`);
    expect(await page()).toMatch(/<html lang="hi-IN">.*<h1>धन्यवाद</);
  });

  it("is answered whatever other plugins make of what WordPress asks them", async () => {
    const plugin = join(wordpress().folder, "wp-content/mu-plugins/careless.php");
    const filters = [
      "rest_pre_serve_request",
      "rest_allowed_cors_headers",
      "sitegen_settings",
      "sitegen_visitor_address",
    ];
    writeFileSync(plugin, `<?php ${filters.map((name) => `add_filter( '${name}', '__return_null', 1 );`).join(" ")}`);
    onTestFinished(() => rmSync(plugin));
    const answer = await send(form(LEAD), HTML);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Your enquiry has arrived.")]);
    expect((await send(form(LEAD))).status).toBe(200);
  });
});
