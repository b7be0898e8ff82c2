import { describe, expect, it } from "vitest";
import { checkTexts } from "../../../checkTexts.ts";
import { describeReview } from "../../../../cli/build/review/describeReview.ts";
import { describeVanished } from "../../../../cli/build/review/describeVanished.ts";
import { reviewManifests } from "../../../../cli/build/review/review.ts";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, prose, type TestProject } from "../../project.ts";
import { manifestOf } from "../../build/manifest/manifestOf.ts";

const VISA = "countries/content/shared/services/visa-guidance.md";
const plain = (_: string, text: string) => text;

/** What `sitegen plan` says of a change. */
function review(
  change: (project: TestProject) => unknown,
  prepare: (project: TestProject) => unknown = () => 0,
): string {
  const project = makeProject();
  prepare(project);
  const live = manifestOf(project);
  change(project);
  const reviewed = reviewManifests(live, manifestOf(project));
  const { project: checked } = checkTexts({ root: project.root });
  if (!checked) throw new Error("The project can't be read");
  const { vanished } = reviewed;
  return (
    describeReview(reviewed, plain) +
    (vanished.length > 0 ? `\n${describeVanished(checked.config, vanished, plain)}` : "")
  );
}

const rename = (project: TestProject) =>
  project.replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    slugs: { visa-guidance: help-with-visas }");

describe("a review", () => {
  it("of nothing says so", () => expect(review(() => 0)).toBe("1 site unchanged"));

  it("names what of a page has changed", () =>
    expect(
      review((project) =>
        project.write(VISA, copyOf("Visas", prose(300)).replace("description: A", "description: Our")),
      ),
    ).toMatchInlineSnapshot(`
      "atlantis
        ~ /atlantis/  copy, cards and links
        ~ /atlantis/services/  head, cards and links
        ~ /atlantis/services/visa-guidance/  title, copy, head, cards and links
        ~ /atlantis/services/counseling/  cards and links
        ~ data that all pages share

      Host
        ~ its own pages, rules or files"
    `));

  it("names data that all pages share, and the host's own", () =>
    expect(
      review((project) =>
        project
          .replace(NETWORK_FILE, "tagline: Study abroad", "tagline: Study well")
          .write("countries/public/a.txt", "a"),
      ),
    ).toMatchInlineSnapshot(`
      "atlantis
        ~ data that all pages share

      Host
        ~ its own pages, rules or files"
    `));

  it("asks for a redirect from a page that was renamed", () =>
    expect(review(rename)).toMatchInlineSnapshot(`
      "atlantis
        + /atlantis/services/help-with-visas/
        ~ /atlantis/  copy, cards and links
        ~ /atlantis/services/  head, cards and links
        ~ /atlantis/services/counseling/  cards and links
        ~ data that all pages share

      Host
        ~ its own pages, rules or files
      ✗ 1 published address would answer 404: links, bookmarks and search results would lead there.

      Paste into countries/atlantis.yaml, and check each target:

      redirects:
        - { from: /atlantis/services/visa-guidance/, to: /atlantis/services/help-with-visas/ } # “Visa guidance” → “Visa guidance”

      If there is no replacement, list the path below \`gone:\` instead: it answers 410."
    `));

  it("is content with a redirect, an alias, or `gone`", () => {
    const redirect =
      "redirects:\n  - { from: /atlantis/services/visa-guidance/, to: /atlantis/services/help-with-visas/ }\n";
    expect(review((project) => rename(project).append(COUNTRY_FILE, redirect))).toMatchInlineSnapshot(`
      "atlantis
        ~ /atlantis/  copy, cards and links
        ~ /atlantis/services/  head, cards and links
        ~ /atlantis/services/counseling/  cards and links
        → /atlantis/services/visa-guidance/  moved to /atlantis/services/help-with-visas/
        ~ data that all pages share

      Host
        + /atlantis/services/visa-guidance/  redirects to /atlantis/services/help-with-visas/"
    `);
    expect(
      review((project) =>
        rename(project).write(
          VISA,
          copyOf("Visa guidance").replace("title:", "aliases: [/services/visa-guidance/]\ntitle:"),
        ),
      ),
    ).toContain("/atlantis/services/visa-guidance/  moved to /atlantis/services/help-with-visas/");
    expect(
      review((project) => rename(project).append(COUNTRY_FILE, "gone: [/atlantis/services/visa-guidance/]\n")),
    ).toContain("- /atlantis/services/visa-guidance/  gone");
  });

  it("adds to a list that is there, and proposes the list above where nothing is alike", () =>
    expect(
      review(
        (project) =>
          project
            .replace(COUNTRY_FILE, "    add: [zebra]\n", "")
            .remove("countries/content/atlantis/services/zebra.md"),
        (project) =>
          project
            .replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    add: [zebra]")
            .append(COUNTRY_FILE, "redirects:\n  - { from: /old/, to: /atlantis/ }\n")
            .write("countries/content/atlantis/services/zebra.md", copyOf("Qqqq", "Xx yy zz.\n")),
      ),
    ).toMatchInlineSnapshot(`
      "atlantis
        ~ /atlantis/  copy, cards and links
        ~ /atlantis/services/  head, cards and links
        ~ /atlantis/services/visa-guidance/  cards and links
        ~ /atlantis/services/counseling/  cards and links
        ~ data that all pages share

      Host
        ~ its own pages, rules or files
      ✗ 1 published address would answer 404: links, bookmarks and search results would lead there.

      Add to \`redirects\` of countries/atlantis.yaml, and check each target:

        - { from: /atlantis/services/zebra/, to: /atlantis/services/ } # no page has its text or slug

      If there is no replacement, list the path below \`gone:\` instead: it answers 410."
    `));

  it("of a country that goes asks for all its addresses at once", () =>
    expect(
      review(
        (project) => project.remove("countries/mu.yaml"),
        (project) => project.addCountry("mu", "DE"),
      ),
    ).toMatchInlineSnapshot(`
      "atlantis
        ~ /atlantis/  head
        ~ /atlantis/contact-us/  head, cards and links
        ~ /atlantis/thank-you/  cards and links
        ~ /atlantis/services/  head, cards and links
        ~ /atlantis/services/visa-guidance/  head, cards and links
        ~ /atlantis/services/counseling/  head, cards and links
        ~ data that all pages share

      Host
        ~ its own pages, rules or files

      1 site unchanged
      ✗ 6 published addresses would answer 404: links, bookmarks and search results would lead there.

      Paste into countries/network.yaml, and check each target:

      gone:
        - /mu/*

      If there is no replacement, list the path below \`gone:\` instead: it answers 410."
    `));

  it("of a redirect that goes asks for it again", () =>
    expect(
      review(
        (project) =>
          project.replace(NETWORK_FILE, "\nredirects:\n  - { from: /old/, to: /atlantis/contact-us/ }\n", "\n"),
        (project) => project.append(NETWORK_FILE, "\nredirects:\n  - { from: /old/, to: /atlantis/contact-us/ }\n"),
      ),
    ).toMatchInlineSnapshot(`
      "Host
        - /old/  redirected to /atlantis/contact-us/

      1 site unchanged
      ✗ 1 published address would answer 404: links, bookmarks and search results would lead there.

      Paste into countries/network.yaml, and check each target:

      redirects:
        - { from: /old/, to: /atlantis/contact-us/ } # was a redirect

      If there is no replacement, list the path below \`gone:\` instead: it answers 410."
    `));

  it("of a country that gets a host of its own asks for nothing: the network's host leads there", () =>
    expect(review((project) => project.append(COUNTRY_FILE, "host: { allowed: www.example.at }\n"))).not.toContain(
      "404",
    ));
});
