import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { makeSmallProject } from "../../smallProject.ts";
import { buildReport, fromNothing, run } from "./inProcess.ts";
import { differing, edit, snapshot, workFolder } from "./sitegen.ts";

const HOST = ["--host", "netlify"];
const work = workFolder("dates");
const root = join(work, "site");

const post = (number: number) => join(root, `countries/content/atlantis/news/post-${number}.md`);
const front = (file: string, lines: string) => edit(file, /^summary:/m, `${lines}\nsummary:`);
const build = (now: string, ...args: string[]) => buildReport(root, ...HOST, "--now", now, ...args);
const output = () => snapshot(root);

/** Files of the output that name a page. */
const naming = (path: string, files = output()): string[] =>
  [...files].flatMap(([name, text]) => (name.includes(path) || text.includes(path) ? [name] : []));
/** The same, without the bytes of pictures and scripts. */
const short = (path: string): string[] => naming(path).map((name) => name.replace("dist/", ""));

beforeAll(async () => {
  makeSmallProject(root, { posts: 4 });
  edit(join(root, "countries/atlantis.yaml"), "timeZone: UTC", "timeZone: Asia/Kolkata");
  front(post(1), "draft: true");
  edit(post(2), /^date: .*$/m, "date: 2027-01-15");
  front(post(3), "expiresAt: 2027-02-01T09:00\nafterwards: /news/");
  front(post(4), "expiresAt: 2027-02-01T09:00");
  // Each test leaves the output of this day.
  await build("2026-11-25");
});

it("pages come and go by their dates, whatever was built before", async () => {
  // The country's days begin at midnight in India.
  const before = await build("2026-11-25");
  expect(before.next).toBe("2027-01-14T18:30:00Z");
  expect(short("post-1")).toEqual([]);
  expect(short("post-2")).toEqual([]);
  const first = output();

  expect((await build("2027-01-14T18:29:59Z")).sites.every(({ rendered }) => rendered === 0)).toBe(true);
  expect(differing(first, output())).toEqual([]);

  const published = await build("2027-01-14T18:30:00Z");
  expect(published.next).toBe("2027-02-01T03:30:00Z");
  expect(short("post-1")).toEqual([]);
  expect(short("post-2")).toEqual(
    expect.arrayContaining([
      "atlantis/news/post-2/index.html",
      "atlantis/news/index.html",
      "atlantis/news/feed.xml",
      "atlantis/sitemap.xml",
    ]),
  );
  expect(naming("post-3")).toContain("dist/atlantis/news/post-3/index.html");

  const over = await build("2027-02-01T03:30:00Z");
  expect(over.next).toBeNull();
  const rules = readFileSync(join(root, "dist/_redirects"), "utf8");
  expect(rules).toMatch(/^\/atlantis\/news\/post-3\/\s+\/atlantis\/news\/\s+301/m);
  expect(rules).toMatch(/^\/atlantis\/news\/category\/money\/\s+\/atlantis\/news\/\s+302/m);
  expect(over.notes.join("\n")).toContain("has no rule for status 410");
  expect(short("post-4")).toEqual(["sitegen.json"]);
  expect(short("post-3").filter((name) => name.endsWith(".html") || name.endsWith(".xml"))).toEqual([]);
  expect(differing(await fromNothing(root, ...HOST, "--now", "2027-02-01T03:30:00Z"), output())).toEqual([]);

  // An earlier instant than that of the last build.
  await build("2026-11-25");
  expect(differing(first, output())).toEqual([]);
});

it("a plan needs no redirect for what is over, and one for what has become a draft; affected names the country", async () => {
  const planned = async (now: string) => {
    const { code, out } = await run(
      "plan",
      "--root",
      root,
      "--quiet",
      "--json",
      "--now",
      now,
      "--live",
      join(root, "dist"),
    );
    return { code, vanished: (JSON.parse(out) as { vanished: { path: string }[] }).vanished.map(({ path }) => path) };
  };
  expect(await planned("2027-02-01T03:30:00Z")).toEqual({ code: 0, vanished: [] });
  const affected = async (now: string) => {
    const { out } = await run("affected", "--root", root, "--quiet", "--json", "--now", now, ...HOST);
    return (JSON.parse(out) as { countries: { country: string }[] }).countries.map(({ country }) => country);
  };
  expect(await affected("2026-12-01")).toEqual([]);
  expect(await affected("2027-01-15")).toEqual(["atlantis"]);
  front(post(4), "draft: true");
  const { code, vanished } = await planned("2026-11-25");
  expect([code, vanished]).toEqual([1, expect.arrayContaining(["/atlantis/news/post-4/"])]);
  edit(post(4), "draft: true\n", "");
});

it("a build with drafts has them, asks search engines to list nothing, and makes nothing vanish after it", async () => {
  const { notes } = await build("2026-11-25", "--drafts");
  expect(notes.join("\n")).toContain("With --drafts the build contains 2 pages that are not published.");
  const html = readFileSync(join(root, "dist/atlantis/news/post-1/index.html"), "utf8");
  expect(html).toContain('content="noindex');
  expect(readFileSync(join(root, "dist/atlantis/index.html"), "utf8")).toContain('content="noindex');
  const after = await build("2026-11-25");
  expect(after.notes.join("\n")).not.toContain("post-1");
  expect(short("post-1")).toEqual([]);
});

it("routes says of each page whether it is published", async () => {
  const { out } = await run("routes", "atlantis", "--root", root, "--json", "--now", "2027-02-01T03:30:00Z");
  const rows = JSON.parse(out) as { path: string; state: string; expiresAt?: string }[];
  expect(rows.filter(({ path }) => path.includes("post-")).map(({ path, state }) => `${path} ${state}`)).toEqual([
    "/atlantis/news/post-2/ published",
    "/atlantis/news/post-1/ draft",
    "/atlantis/news/post-3/ expired",
    "/atlantis/news/post-4/ expired",
  ]);
  expect(rows.find(({ path }) => path.includes("post-4"))?.expiresAt).toBe("2027-02-01T03:30:00Z");
});

it("the recipe for CI builds on a push, and when the date has come that the last build has named", () => {
  const file = resolve(import.meta.dirname, "../../../docs/recipes/due-dates.yml");
  const { jobs } = parse(readFileSync(file, "utf8")) as { jobs: { build: { steps: { id?: string; run?: string }[] } } };
  const script = jobs.build.steps.find(({ id }) => id === "due")?.run ?? "";
  const isDue = (event: string, now: string, next: string) => {
    const folder = mkdtempSync(join(work, "due-"));
    const answer = join(folder, "output");
    writeFileSync(join(folder, "next.txt"), `${next}\n`);
    writeFileSync(answer, "");
    execFileSync("bash", ["-eo", "pipefail", "-c", script], {
      cwd: folder,
      env: { ...process.env, EVENT: event, NOW: now, GITHUB_OUTPUT: answer },
    });
    return readFileSync(answer, "utf8");
  };
  const next = "2027-01-14T18:30:00Z";
  expect(isDue("schedule", "2027-01-14T18:29:59Z", next)).toBe("");
  expect(isDue("schedule", next, next)).toBe(`now=${next}\n`);
  expect(isDue("schedule", next, "null")).toBe("");
  expect(isDue("push", "2026-11-25T00:00:00Z", next)).toBe("now=2026-11-25T00:00:00Z\n");
});

it("sitegen validate counts the pages of the day, whatever it was asked before", async () => {
  const pagesAt = async (now: string) => {
    const { err } = await run("validate", "--root", root, "--now", now);
    return Number(/(\d+) pages/.exec(err)?.[1]);
  };
  const before = await pagesAt("2026-11-25");
  expect(await pagesAt("2027-01-14T18:29:59Z")).toBe(before);
  expect(await pagesAt("2027-01-14T18:30:00Z")).toBeGreaterThan(before);
  expect(await pagesAt("2026-11-25")).toBe(before);
});
