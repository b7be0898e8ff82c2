import { COUNTRY_FILE, makeProject, prose, type TestProject } from "../../project.ts";

const indent = (text: string, by: string) => text.trim().replace(/^/gm, by);

/** A project whose contact page is made of these sections, in its front matter. */
export function composedInMarkdown(sections: string, { template = "page" } = {}): TestProject {
  return makeProject().write(
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
