import { describe, expect, it } from "vitest";
import { renderCopy } from "../../../../cli/content/copy/renderCopy.ts";
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
  expect(JSON.stringify(site.site)).toContain("Since Jan 21, 2026");
});

it("a card of a page has the facts of its summary", () => {
  const { site } = planned();
  const index = site.pages.find(({ page: { path } }) => path.endsWith("/services/"));
  expect(JSON.stringify(index?.content.groups)).toContain("From February and July.");
});

it("a page that cites nothing says nothing of figures", () =>
  expect(planned().site.pages[0]?.content.figures).toBeUndefined());

it("what a country's settings say is cited by each country's pages, and has no source", () => {
  const project = makeProject()
    .write(
      VISA,
      copyOf("Visa", `Call {{fact:site.brand}} in {{fact:site.name}}: **{{fact:site.phone}}**.\n\n${prose()}`),
    )
    .addCountry("lemuria", "DE")
    .replace("countries/lemuria.yaml", "display: +99 0000 0000", "display: +98 0000 0000");
  const shown = ["atlantis", "lemuria"].map((key) => {
    const page = siteOf(project.plan(), key).pages.find(({ page: { path } }) => path.endsWith("/visa-guidance/"));
    if (!page) throw new Error("no page");
    expect(page.content.figures).toBeUndefined();
    return /<p>(Call .*)<\/p>/.exec(renderCopy(project.root, page.copy, { labels: LABELS }).html)?.[1];
  });
  expect(shown).toMatchInlineSnapshot(`
    [
      "Call Example in Atlantis: <strong><bdi dir="ltr">+99 0000 0000</bdi></strong>.",
      "Call Example in Lemuria: <strong><bdi dir="ltr">+98 0000 0000</bdi></strong>.",
    ]
  `);
});

it("what a country's settings don't say is told with the key that would", () =>
  expect(
    makeProject()
      .write(VISA, copyOf("Visa", `{{fact:site.whatsapp}} {{fact:site.fone}} {{ site.phone }}\n\n${prose()}`))
      .write(FACTS_FILE, FACTS.replace("au.share:", "site.share:"))
      .report(),
  ).toMatchInlineSnapshot(`
    "countries/content/shared/services/visa-guidance.md:7:1 error Atlantis has no \`contacts.whatsapp\` for \`site.whatsapp\` [unknown-fact]
      | {{fact:site.whatsapp
      Visitors would see the braces.
      → Write \`contacts.whatsapp\` into the country's file, or remove the sentence.
    countries/content/shared/services/visa-guidance.md:7:24 error There is no fact \`site.fone\` [unknown-fact]
      | {{fact:site.fone
      Visitors would see the braces.
      → Did you mean \`site.phone\`?
    countries/content/shared/services/visa-guidance.md:7:43 error \`{{ site.phone }}\` is not a valid citation of a fact [fact-citation]
      | {{ site.phone }}
      Visitors would see the braces.
      → Write \`{{fact:\`, the fact's id and \`}}\`. To show the value alone, write \`{{fact:au.permit.fee plain}}\`.
    countries/facts.yaml:21:1 error Fact ids that begin with \`site.\` are reserved for country settings [invalid-value]
      | site.share
      → Begin the id with another word. \`site.phone\` and similar ids are values of each country's file."
  `));

describe("a currency without a rate is reported", () => {
  const rates = (change: (project: ReturnType<typeof makeProject>) => ReturnType<typeof makeProject>) =>
    change(makeProject().write(FACTS_FILE, FACTS).append(COUNTRY_FILE, "currency: KES\n"))
      .problems()
      .filter(({ code }) => code === "missing-rate")
      .map(({ message }) => message);

  it("where a page cites the fact", () =>
    expect(rates((project) => project.write(VISA, copyOf("Visa", BODY)))).toEqual([
      "There is no exchange rate from AUD to KES",
    ]));

  it("where the settings cite it", () =>
    expect(
      rates((project) =>
        project.append(
          COUNTRY_FILE,
          "footer: [{ title: 'From {{fact:au.visa.fee}}', links: [{ title: Home, to: / }] }]\n",
        ),
      ),
    ).toHaveLength(1));

  it("nowhere else", () => expect(rates((project) => project)).toEqual([]));
});
