import { statSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { makeSmallProject, writePost } from "../../smallProject.ts";
import { build, buildReport, run } from "./inProcess.ts";
import { edit, workFolder } from "./sitegen.ts";

const HOST = ["--host", "netlify"];
const COUNTRIES = ["atlantis", "lemuria", "mu"];
const root = join(workFolder("unchanged"), "site");
const content = (name: string) => join(root, "countries/content", `${name}.md`);
const hidePicture = (country: string) => edit(content(`${country}/contact-us`), /^picture: .*\n/m, "");
const editTitle = (country: string) => edit(content(`${country}/contact-us`), "title: C", "title: Please c");

// Which sites are planned after which edit is a column of `edits.ts`.
describe("sites that show nothing of what has changed", () => {
  beforeEach(async () => {
    makeSmallProject(root, { copies: ["lemuria", "mu"] });
    await build(root, ...HOST);
    // By now the times of all files tell whether they change.
    await build(root, ...HOST);
  });

  it("are not planned after a forced build and with other threads", async () => {
    await build(root, ...HOST, "--force");
    const records = () => COUNTRIES.map((key) => statSync(join(root, `.sitegen/outputs/${key}.json`)).mtimeMs);
    const before = records();
    editTitle("mu");
    await build(root, ...HOST, "--jobs", "1");
    expect(records().map((time, index) => time === before[index])).toEqual([true, true, false]);
  });

  it("are in the report, and their pages are counted", async () => {
    editTitle("lemuria");
    const { sites } = await buildReport(root, ...HOST);
    expect(sites.map(({ country }) => country)).toEqual(["atlantis", "atlantis/de", "lemuria", "mu"]);
    expect(sites.every(({ pages, bytes }) => pages > 1 && bytes > 1e5)).toBe(true);
    expect(sites.map(({ rendered }) => rendered > 0)).toEqual([false, false, true, false]);
  });

  it("are planned again when there is a mistake that a new post has made or mended", async () => {
    writePost(root, 6);
    edit(content("atlantis/news/post-6"), "/visas/", "/news/post-7/");
    await expect(build(root, ...HOST)).rejects.toThrow(/no page `\/news\/post-7\/`/i);
    writePost(root, 7);
    expect(await build(root, ...HOST)).toBeGreaterThan(1);
    unlinkSync(content("atlantis/news/post-7"));
    await expect(build(root, ...HOST)).rejects.toThrow(/no page `\/news\/post-7\/`/i);
  });

  it("are planned again when a page that they link to is no longer published", async () => {
    writePost(root, 9);
    edit(content("lemuria/contact-us"), /$/, "\nRead about [post nine](/atlantis/news/post-9/).\n");
    await build(root, ...HOST);
    edit(content("atlantis/news/post-9"), /^title/m, "draft: true\ntitle");
    await expect(build(root, ...HOST)).rejects.toThrow(/lemuria\/contact-us\.md.* is a draft/);
  });

  it("do not hide a rule that a removed post breaks, though the settings are those of the last build", async () => {
    edit(join(root, "countries/network.yaml"), "/old/, to: /atlantis/", "/old/, to: /atlantis/news/post-8/");
    writePost(root, 8);
    await build(root, ...HOST);
    unlinkSync(content("atlantis/news/post-8"));
    await expect(build(root, ...HOST)).rejects.toThrow(/network\.yaml:\d+:\d+ error .*post-8/);
  });

  it("count when the last site that showed a shared picture shows it no longer", async () => {
    hidePicture("lemuria");
    hidePicture("mu");
    await build(root, ...HOST);
    hidePicture("atlantis");
    const { err } = await run("build", "--root", root, ...HOST);
    expect(err).toMatch(/park\.jpg.*No page shows this picture/s);
  });
});
