import { describe, expect, it } from "vitest";
import { checkTexts } from "../../../checkTexts.ts";
import { describeState } from "../../../../cli/plan/schedule/pageSchedule.ts";
import type { ShowDrafts } from "../../../../cli/plan/schedule/schedule.ts";
import { COUNTRY_FILE, copyOf, makeProject, NETWORK_FILE, printed, siteOf, type TestProject } from "../../project.ts";

const NOW = "2026-11-25T12:00:00Z";
const CONTENT = "countries/content";
const VISA = `${CONTENT}/atlantis/services/visa-guidance.md`;
const INDEX = `${CONTENT}/atlantis/services/index.md`;

/** Copy with further lines of front matter. */
const withFront = (title: string, front: string) => copyOf(title).replace("---\n\n", `${front}\n---\n\n`);

const visa = (front: string): TestProject => makeProject().write(VISA, withFront("Visa guidance", front));

function check({ root }: TestProject, now = NOW, drafts: ShowDrafts = "no") {
  const { project, problems } = checkTexts({ root, now: new Date(now), drafts });
  if (!project) throw new Error(printed(problems));
  return { plan: project.plan, problems, report: printed(problems) };
}

const paths = (project: TestProject, now?: string, drafts?: ShowDrafts, key?: string) =>
  siteOf(check(project, now, drafts).plan, key).pages.map(({ page }) => page.path);

const states = (project: TestProject, now?: string) =>
  check(project, now).plan.schedule.unpublished.map(({ route, state }) => `${route.path} ${describeState(state)}`);

const VISA_PATH = "/atlantis/services/visa-guidance/";

describe("a page", () => {
  it("is nowhere while it is a draft: no page, no card, no menu", () => {
    const { plan, report } = check(visa("draft: true"));
    expect(report).toBe("");
    const { pages, site } = siteOf(plan);
    expect(JSON.stringify([pages, site])).not.toContain("visa-guidance");
    expect(JSON.stringify([pages, site])).toContain("counseling");
  });

  it("is published from `publishAt` up to `expiresAt`, each in the country's time zone", () => {
    const project = visa("publishAt: 2026-12-01\nexpiresAt: 2026-12-24T18:00").replace(
      COUNTRY_FILE,
      "timeZone: UTC",
      "timeZone: Asia/Kolkata",
    );
    expect(states(project)).toEqual([`${VISA_PATH} scheduled for 2026-11-30T18:30:00Z`]);
    expect(states(project, "2026-11-30T18:29:59Z")).toHaveLength(1);
    expect(paths(project, "2026-11-30T18:30:00Z")).toContain(VISA_PATH);
    expect(paths(project, "2026-12-24T12:29:59Z")).toContain(VISA_PATH);
    expect(states(project, "2026-12-24T12:30:00Z")).toEqual([`${VISA_PATH} expired since 2026-12-24T12:30:00Z`]);
  });

  it("that is over is gone, or leads elsewhere; so do its aliases", () => {
    const later = "2027-01-01";
    const gone = check(visa("expiresAt: 2026-12-01\naliases: [/old-visa]"), later).plan.hosts[0];
    expect(gone.gone).toEqual(["/atlantis/old-visa/", VISA_PATH]);
    const { redirects } = check(
      visa("expiresAt: 2026-12-01\nafterwards: /services/counseling/\naliases: [/old-visa]"),
      later,
    ).plan.hosts[0];
    expect(redirects.map(({ from, to, status }) => `${from} ${to} ${status}`).sort()).toEqual([
      "/atlantis/old-visa/ /atlantis/services/counseling/ 301",
      `${VISA_PATH} /atlantis/services/counseling/ 301`,
    ]);
  });

  it("that is over leads to where the page leads that it names, and is gone where two lead to each other", () => {
    const counseling = (front: string) =>
      visa("expiresAt: 2026-12-01\nafterwards: /services/counseling/").write(
        `${CONTENT}/atlantis/services/counseling.md`,
        withFront("Counseling", front),
      );
    const rules = (project: TestProject) => {
      const { redirects, gone } = check(project, "2027-01-01").plan.hosts[0];
      return { redirects: redirects.map(({ from, to }) => `${from} ${to}`), gone };
    };
    expect(rules(counseling("expiresAt: 2026-12-02\nafterwards: /services/")).redirects).toContain(
      `${VISA_PATH} /atlantis/services/`,
    );
    expect(rules(counseling("expiresAt: 2026-12-02\nafterwards: /services/visa-guidance/"))).toEqual({
      redirects: [],
      gone: ["/atlantis/services/counseling/", VISA_PATH],
    });
    expect(rules(counseling("expiresAt: 2026-12-02")).gone).toEqual(["/atlantis/services/counseling/", VISA_PATH]);
  });

  it("of copy in YAML has the same keys", () => {
    const project = makeProject().append(
      COUNTRY_FILE,
      `pages:
  offer:
    copy:
      title: Offer
      description: A description of the offer that is long enough for a search engine to show.
      summary: What it is.
      draft: true
      sections: [{ type: copy }]
`,
    );
    expect(states(project)).toEqual(["/atlantis/offer/ draft"]);
  });

  it("of a group is there while the group's index is", () => {
    const project = makeProject().write(INDEX, withFront("Services", "publishAt: 2026-12-01"));
    expect(states(project)).toHaveLength(3);
    const { plan, report } = check(project);
    expect(report).toBe("");
    expect(siteOf(plan).site.menu.map(({ title }) => title)).toEqual(["Contact us"]);
    expect(siteOf(plan).site.footer).toEqual([]);
    expect(states(project, "2026-12-01")).toEqual([]);
  });

  it("is shown with drafts while it is to come, and not when it is over; such a build is for no search engine", () => {
    for (const front of ["draft: true", "publishAt: 2027-01-01"]) {
      const noindex = (drafts: ShowDrafts) => siteOf(check(visa(front), NOW, drafts).plan).pages[0]?.head.noindex;
      expect(paths(visa(front), NOW, "build")).toContain(VISA_PATH);
      expect([noindex("no"), noindex("dev"), noindex("build")]).toEqual([false, false, true]);
    }
    expect(paths(visa("expiresAt: 2026-11-01"), NOW, "build")).not.toContain(VISA_PATH);
  });
});

describe("a post", () => {
  const news = () =>
    makeProject()
      .replace(NETWORK_FILE, "    label: News", "    label: News\n    collection: {}")
      .replace(COUNTRY_FILE, "    shared: true\n", "    shared: true\n  news: {}\n")
      .write(`${CONTENT}/atlantis/news/index.md`, copyOf("News"));
  const post = (project: TestProject, name: string, front: string) =>
    project.write(`${CONTENT}/atlantis/news/${name}.md`, withFront(`Post ${name}`, front));
  const listed = (project: TestProject, now?: string) => {
    const site = siteOf(check(project, now).plan);
    const list = site.pages.find(({ page }) => page.path === "/atlantis/news/")?.content.list?.posts ?? [];
    return { list: list.map(({ label }) => label), feed: site.feeds[0]?.entries.map(({ title }) => title) };
  };

  it("is published at its date, and in lists and feeds from then on", () => {
    const project = post(post(news(), "one", "date: 2026-11-01"), "two", "date: 2026-12-01");
    expect(listed(project)).toEqual({ list: ["Post one"], feed: ["Post one"] });
    expect(listed(project, "2026-12-01")).toEqual({ list: ["Post two", "Post one"], feed: ["Post two", "Post one"] });
  });

  it("is published at `publishAt` where it says so, whatever its date", () => {
    const project = post(post(news(), "one", "date: 2026-11-01"), "two", "date: 2030-01-01\npublishAt: 2026-11-20");
    expect(listed(project).list).toEqual(["Post two", "Post one"]);
  });

  it("that is over takes lists with it: what leads to them leads to the list of all", () => {
    const project = post(
      post(news(), "one", "date: 2026-11-01"),
      "two",
      "date: 2026-11-02\nexpiresAt: 2026-12-01\ncategory: fairs",
    )
      .replace(NETWORK_FILE, "collection: {}", "collection: { categories: { fairs: Fairs } }")
      .write(
        `${CONTENT}/atlantis/home.md`,
        copyOf("Home").replace("\n---\n\n", "\n---\n\nSee [fairs](/news/category/fairs/).\n\n"),
      )
      .append(
        COUNTRY_FILE,
        "navigation: [{ title: Fairs, to: /news/category/fairs/ }]\nredirects: [{ from: /fairs, to: /atlantis/news/category/fairs/ }]\n",
      );
    const led = (now: string) => {
      const { plan, report } = check(project, now);
      const { pages, site } = siteOf(plan);
      const rules = plan.hosts[0].redirects.map(({ from, to, status }) => `${from} ${to} ${status}`);
      return { report, link: pages[0]?.copy.links["/news/category/fairs/"], menu: site.menu[0]?.url, rules };
    };
    const list = "/atlantis/news/category/fairs/";
    expect(led("2026-11-25")).toEqual({ report: "", link: list, menu: list, rules: [`/fairs/ ${list} 301`] });
    const all = "/atlantis/news/";
    expect(led("2026-12-01")).toEqual({
      report: "",
      link: all,
      menu: all,
      rules: [`/fairs/ ${all} 302`, `${list} ${all} 302`],
    });
  });

  it("makes no feed alone before it is published", () =>
    expect(listed(post(news(), "one", "date: 2030-01-01"))).toEqual({ list: [], feed: undefined }));
});

describe("a translation", () => {
  const HINDI = `${CONTENT}/atlantis/hi/services/visa-guidance.md`;
  const translated = (front: string, own: string) =>
    visa(front)
      .append(COUNTRY_FILE, "languages: [en-AU, hi-IN]\n")
      .write(`${CONTENT}/atlantis/hi/home.md`, copyOf("Home"))
      .write(HINDI, own === "" ? copyOf("Visa guidance") : withFront("Visa guidance", own));
  const hindi = (project: TestProject, now?: string) =>
    paths(project, now, "no", "atlantis/hi").some((path) => path.endsWith("/visa-guidance/"));

  it("takes the schedule of the page, unless it has its own", () => {
    expect(hindi(translated("draft: true", ""))).toBe(false);
    expect(hindi(translated("publishAt: 2026-12-01", ""))).toBe(false);
    expect(hindi(translated("publishAt: 2026-12-01", ""), "2026-12-01")).toBe(true);
    expect(hindi(translated("publishAt: 2026-12-01", "publishAt: 2026-12-02"), "2026-12-01")).toBe(false);
    expect(hindi(translated("draft: true", "draft: false"))).toBe(true);
    expect(hindi(translated("draft: false", "draft: true"))).toBe(false);
  });

  it("leaves with the page, to its own counterpart of what the page leads to", () => {
    const project = translated("expiresAt: 2026-12-01\nafterwards: /", "");
    expect(check(project, "2026-12-01").plan.hosts[0].redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
      `${VISA_PATH} /atlantis/`,
      "/atlantis/hi/services/visa-guidance/ /atlantis/hi/",
    ]);
  });
});

describe("a link", () => {
  const linked = (front: string) =>
    visa(front).write(
      `${CONTENT}/atlantis/home.md`,
      copyOf("Home").replace("\n---\n\n", "\n---\n\nSee [visas](/services/visa-guidance/).\n\n"),
    );

  it("to a page that is to come is a mistake, which says why", () => {
    expect(check(linked("draft: true")).report).toMatchInlineSnapshot(`
      "countries/content/atlantis/home.md:7:5 error The page \`/services/visa-guidance/\` is a draft [unpublished-page]
        | [visas](/services/visa-guidance/)
        Visitors would get an error page.
        → Remove the link, or \`draft: true\` from that page."
    `);
    expect(check(linked("publishAt: 2027-01-15")).report).toMatchInlineSnapshot(`
      "countries/content/atlantis/home.md:7:5 error The page \`/services/visa-guidance/\` is not published before 2027-01-15T00:00:00Z [unpublished-page]
        | [visas](/services/visa-guidance/)
        Until then, visitors would get an error page.
        → Remove the link, or publish this page no earlier (\`publishAt\`)."
    `);
  });

  it("to a page that is over breaks no build: it leads where the page leads, or is plain text", () => {
    expect(check(linked("expiresAt: 2026-11-01")).report).toMatchInlineSnapshot(`
      "countries/content/atlantis/home.md:7:5 warning The page \`/services/visa-guidance/\` expired at 2026-11-01T00:00:00Z [unpublished-page]
        | [visas](/services/visa-guidance/)
        The link was replaced by plain text.
        → Remove the link, or redirect the page's visitors with \`afterwards\` on that page."
    `);
    const { plan, report } = check(linked("expiresAt: 2026-11-01\nafterwards: /services/"));
    expect(report).toBe("");
    expect(siteOf(plan).pages[0]?.copy.links).toEqual({ "/services/visa-guidance/": "/atlantis/services/" });
  });

  it("of the menu or the footer is left out; above pages that are there it leads to the first of them", () => {
    const project = visa("draft: true").append(
      COUNTRY_FILE,
      `navigation:
  - { title: Visas, to: /services/visa-guidance/ }
  - { title: Help, to: /services/visa-guidance/, children: [{ title: Counseling, to: /services/counseling/ }] }
footer:
  - { title: More, links: [{ title: Visas, to: /services/visa-guidance/ }] }
`,
    );
    const { plan, report } = check(project);
    expect(report).toBe("");
    expect(siteOf(plan).site.menu.map(({ title, url }) => `${title} ${url}`)).toEqual([
      "Help /atlantis/services/counseling/",
    ]);
    expect(siteOf(plan).site.footer).toEqual([]);
  });

  it("of a redirect is a mistake while the page is to come", () =>
    expect(check(visa("draft: true").append(COUNTRY_FILE, `redirects: [{ from: /old, to: ${VISA_PATH} }]\n`)).report)
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:19:31 error The page \`/atlantis/services/visa-guidance/\` is a draft [unpublished-page]
          | /atlantis/services/visa-guidance/
          Visitors would get an error page.
          → Redirect to another page until this one is published."
      `));

  it("in a page that is to come is looked at before, as if all pages were there", () => {
    const draft = (link: string) =>
      visa("publishAt: 2027-01-15").write(
        `${CONTENT}/atlantis/services/counseling.md`,
        withFront("Counseling", "draft: true").replace("---\n\n", `---\n\nSee [it](${link}).\n\n`),
      );
    expect(check(draft("/services/visa-guidance/")).report).toBe("");
    expect(check(draft("/services/visas/")).report).toContain("has no page `/services/visas/`");
  });
});

describe("a schedule that can't be", () => {
  it.each([
    ["draft: yes"],
    ["publishAt: 2026-02-30"],
    ["publishAt: 2027-01-15T25:00"],
    ["expiresAt: next year"],
    ["publishAt: 2027-01-15\nexpiresAt: 2027-01-15"],
    ["expiresAt: 2027-01-15\nafterwards: /offers/"],
    ["expiresAt: 2027-01-15\nafterwards: https://example.com/"],
    ["expiresAt: 2027-01-15\nafterwards: /services/visa-guidance/"],
    ["afterwards: gone"],
  ])("is reported where it is: %s", (front) => expect(check(visa(front)).report).toMatchSnapshot());

  it("is one of the home", () =>
    expect(
      check(makeProject().write(`${CONTENT}/atlantis/home.md`, withFront("Home", "draft: true"))).report,
    ).toMatchSnapshot());

  it("is one of a page that the network requires", () =>
    expect(
      check(
        visa("expiresAt: 2027-01-01").append(
          NETWORK_FILE,
          "required: [{ page: services/visa-guidance, why: The law asks for it. }]\n",
        ),
      ).report,
    ).toMatchSnapshot());

  it("is one in a time zone that there is not", () =>
    expect(
      check(visa("publishAt: 2027-01-15").replace(COUNTRY_FILE, "timeZone: UTC", "timeZone: Asia/Atlantis")).report,
    ).toContain("time zone"));
});
