import type { PlannedSection } from "../../../../cli/content/copy/copyPlan.ts";
import type { SectionType } from "../../../../runtime/site/sections.ts";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, pageOf, prose, type TestProject } from "../../project.ts";

const indent = (text: string, by: string) => text.trim().replace(/^/gm, by);

/** A project whose contact page is made of these sections, in its front matter. */
export function composedInMarkdown(sections: string, { template = "page" } = {}): TestProject {
  const project = makeProject().replace(NETWORK_FILE, "contact-us: { template: contact }", "contact-us: {}");
  return project.write(
    "countries/content/atlantis/contact-us.md",
    `---
title: Contact us
description: A description of Contact us that is long enough for a search engine to show.
summary: What it is, in one sentence.
template: ${template}
sections:
${indent(sections, "  ")}
---

${prose()}
`,
  );
}

/** A project with a page `/atlantis/fees/` that is made of these sections in the country's file alone. */
export function composedInYaml(sections: string): TestProject {
  return makeProject().append(
    COUNTRY_FILE,
    `pages:
  fees:
    template: page
    copy:
      title: Fees
      description: A description of Fees that is long enough for a search engine to show it.
      summary: What it is, in one sentence.
      sections:
${indent(sections, "        ")}
`,
  );
}

/** The sections of one kind on the composed page; the plan has no problems. */
export function shown<T extends SectionType>(project: TestProject, type: T): Extract<PlannedSection, { type: T }>[] {
  const { copy } = pageOf(project.plan(), "/atlantis/contact-us/");
  return copy.sections.filter((section) => section.type === type) as Extract<PlannedSection, { type: T }>[];
}

/** Flags of pages near each other and far apart. */
export const FLAGS = ["DE", "FR", "CH", "GB", "IE", "NZ"];

/** A project with a group of pages that have flags. */
export function withPlaces(sections: string, flags = FLAGS): TestProject {
  const add = flags.map((flag) => `      - { slug: in-${flag.toLowerCase()}, flag: ${flag} }\n`).join("");
  const project = composedInMarkdown(sections)
    .replace(NETWORK_FILE, "  news:\n", "  abroad:\n    label: Abroad\n  news:\n")
    .replace(COUNTRY_FILE, "  services:\n", `  abroad:\n    add:\n${add}  services:\n`)
    .write("countries/content/shared/abroad/index.md", copyOf("Abroad"));
  for (const flag of flags)
    project.write(`countries/content/shared/abroad/in-${flag.toLowerCase()}.md`, copyOf(`In ${flag}`));
  return project;
}
