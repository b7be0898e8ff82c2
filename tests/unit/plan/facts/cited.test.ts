import { expect, it } from "vitest";
import { renderCopy } from "../../../../cli/content/renderCopy.ts";
import { LABELS } from "../../englishTexts.ts";
import { FACTS, FACTS_FILE } from "../../facts.ts";
import { COUNTRY_FILE, copyOf, makeProject, prose, siteOf } from "../../project.ts";

const VISA = "countries/content/shared/services/visa-guidance.md";
const BODY = `## The fee\n\nIt is {{fact:au.visa.fee}}, **{{fact:au.visa.fee plain}}**.\n\n| Fee |\n| --- |\n| {{fact:au.funds.year}} |\n\n\`{{fact:au.share}}\`\n\n${prose()}`;

function planned() {
  const project = makeProject()
    .write(FACTS_FILE, FACTS)
    .write(VISA, copyOf("Visa", BODY).replace("summary: What", "summary: From {{fact:au.start}}. What"))
    .replace(COUNTRY_FILE, "code: AT", "code: IN")
    .append(
      COUNTRY_FILE,
      "currency: INR\nfooter: [{ title: 'Since {{fact:au.since}}', links: [{ title: Home, to: / }] }]\n",
    );
  return { project, site: siteOf(project.plan()) };
}

it("Markdown, front matter and settings have the facts that they cite", () => {
  const { project, site } = planned();
  const page = site.pages.find(({ page: { path } }) => path.endsWith("/visa-guidance/"));
  if (!page) throw new Error("no page");
  const { html } = renderCopy(project.root, page.copy, { labels: LABELS });
  expect(html).toContain("<p>It is A$2,500 (about ₹1,50,000)");
  expect(html).toContain("<strong>A$2,500</strong>");
  expect(html).toContain("<td>A$20,000–29,710 a year (about ₹12,00,000 – ₹17,00,000)</td>");
  expect(html).toContain("<code>{{fact:au.share}}</code>");
  expect(page.content.summary).toBe("From February and July. What Visa is, in one sentence.");
  expect(page.cites).toEqual(["au.visa.fee", "rate.aud.inr", "au.funds.year", "au.share", "au.start"]);
  expect(page.content.figures?.sources).toHaveLength(4);
  expect(JSON.stringify(site.site)).toContain("Since 21 January 2026");
});

it("a card of a page has the facts of its summary", () => {
  const { site } = planned();
  const index = site.pages.find(({ page: { path } }) => path.endsWith("/services/"));
  expect(JSON.stringify(index?.content.groups)).toContain("From February and July.");
});

it("a page that cites nothing says nothing of figures", () =>
  expect(planned().site.pages[0]?.content).not.toHaveProperty("figures"));
