import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PROBLEM_CODES, type ProblemCode } from "../../../cli/report/problem.ts";
import {
  copyOf,
  COUNTRY_FILE as COUNTRY,
  makeProject,
  NETWORK_FILE as NETWORK,
  prose,
  type TestProject,
} from "../project.ts";
import { photo } from "../photo.ts";

const HOME = "countries/content/shared/home.md";
const OWN_HOME = "countries/content/atlantis/home.md";
const VISA = "countries/content/shared/services/visa-guidance.md";
const PALMS = "countries/images/shared/palms.svg";
const showing = (picture: string) => copyOf("Home", `${picture}\n\n${prose()}`);
const FACTS = "countries/facts.yaml";
const FEE = `mu.fee:
  { label: Fee, value: 9, currency: AUD, appliesTo: {}, source: "https://example.com/fees", publisher: Mu, checked: 2024-01-01, expires: 2099-01-01 }
`;
const redirects = (...rules: string[]) => `redirects: [${rules.join(", ")}]\n`;

const suppressing = (code: ProblemCode) => `suppressions: [{ code: ${code}, in: countries/, why: It is known. }]\n`;

/** For each code a change that makes a valid project have that problem. */
const CHANGES: Partial<Record<ProblemCode, (project: TestProject) => unknown>> = {
  "no-countries": (project) => project.remove(COUNTRY),
  "not-a-file": (project) => mkdirSync(join(project.remove(COUNTRY).root, COUNTRY)),
  "unreadable-file": (project) => symlinkSync("nowhere", join(project.remove(COUNTRY).root, COUNTRY)),
  "file-too-large": (project) => project.write(COUNTRY, `# ${"x".repeat(1_000_000)}`),
  "not-utf8": (project) => project.write(COUNTRY, Buffer.from([0xff])),
  "empty-file": (project) => project.write(COUNTRY, "\n"),
  "yaml-syntax": (project) => project.append(COUNTRY, "a: [\n"),
  indentation: (project) => project.replace(COUNTRY, "  menuId: 1", "menuId: 1"),
  "unused-suppression": (project) => project.append(NETWORK, suppressing("unused-content")),
  "suppressed-error": (project) => project.append(NETWORK, suppressing("missing-content")).remove(HOME),
  "yaml-duplicate-key": (project) => project.append(COUNTRY, "name: Mu\n"),
  "yaml-several-documents": (project) => project.append(COUNTRY, "---\nname: Mu\n"),
  "yaml-alias": (project) => project.append(COUNTRY, "a: *b\n"),
  "yaml-tag": (project) => project.append(COUNTRY, "a: !b c\n"),
  "yaml-nesting": (project) => project.append(COUNTRY, `a: ${"[".repeat(51)}${"]".repeat(51)}\n`),
  "control-character": (project) => project.replace(COUNTRY, "name: Atlantis", 'name: "Atlantis\\u0007"'),
  "list-change": (project) => project.append(COUNTRY, "navigation: { remove: [Coins] }\n"),
  "locked-key": (project) => project.append(NETWORK, "locked: [contacts.email]\n"),
  "required-key": (project) => project.append(NETWORK, "required: [theme.accent]\n"),
  "forbidden-key": (project) => project.append(COUNTRY, "__proto__: {}\n"),
  "file-name": (project) => project.write("countries/Old Mu.yaml", project.read(COUNTRY)),
  "unknown-key": (project) => project.append(COUNTRY, "coins: pearls\n"),
  "missing-key": (project) => project.replace(COUNTRY, "name: Atlantis\n", ""),
  "wrong-type": (project) => project.replace(COUNTRY, "menuId: 1", "menuId: one"),
  "invalid-value": (project) => project.replace(COUNTRY, "timeZone: UTC", "timeZone: Noon"),
  "invalid-choice": (project) => project.replace(NETWORK, "onFailure: console", "onFailure: never"),
  "invalid-slug": (project) => project.replace(COUNTRY, "    shared: true", "    add: [../x]"),
  "invalid-phone": (project) => project.replace(COUNTRY, '"+9900000000"', '"0990"'),
  "invalid-url": (project) => project.append(COUNTRY, "navigation: [{ title: A, to: 'javascript:a' }]\n"),
  "low-contrast": (project) => project.append(COUNTRY, 'theme: { deep: "#4f8a86" }\n'),
  "duplicate-description": (project) => project.write(HOME, copyOf("Home").replace("of Home", "of Contact us")),
  "incomplete-data": (project) =>
    project.write(HOME, copyOf("Home").replace("summary:", "job: { datePosted: 2026-11-01 }\nsummary:")),
  "expired-data": (project) =>
    project.write(
      HOME,
      copyOf("Home").replace("summary:", "job: { datePosted: 2024-11-01, validThrough: 2024-12-01 }\nsummary:"),
    ),
  "unknown-country": (project) => project.replace(NETWORK, "fallback: atlantis", "fallback: mu"),
  "unknown-modal": (project) => project.replace(NETWORK, "layouts:\n", "layouts:\n  other: { enquiryModal: mu }\n"),
  "unknown-layout": (project) => project.append(COUNTRY, "layout: mu\n"),
  "unknown-group": (project) => project.append(COUNTRY, "navigation: [{ group: mu }]\n"),
  "unknown-page": (project) => project.replace(COUNTRY, "    shared: true", "    omit: [mu]"),
  "unknown-documents": (project) =>
    project.write(
      HOME,
      copyOf("Home").replace("summary:", "sections: [{ type: checklist, heading: Papers, lists: [school] }]\nsummary:"),
    ),
  "unknown-term": (project) =>
    project.write(HOME, copyOf("Home").replace("summary:", "sections: [{ type: glossary, terms: [coe] }]\nsummary:")),
  "locked-page": (project) =>
    project
      .append(NETWORK, "locked: [{ page: services/counseling }]\n")
      .replace(COUNTRY, "    shared: true", "    shared: true\n    omit: [counseling]"),
  "required-page": (project) => project.append(NETWORK, "required: [{ page: contact-us }]\n"),
  "unknown-option-list": (project) => project.replace(COUNTRY, "[Poseidonis]", "mu"),
  "missing-options": (project) => project.replace(COUNTRY, "{ options: [Poseidonis] }", "{}"),
  "default-not-an-option": (project) => project.replace(COUNTRY, "[Poseidonis]", "[Poseidonis], default: Mu"),
  "unknown-form": (project) => project.append(COUNTRY, "  webinar: { extends: mu }\n"),
  "unknown-field": (project) => project.append(COUNTRY, "  enquiry: { omit: [mu] }\n"),
  "field-condition": (project) => project.replace(COUNTRY, "[Poseidonis]", "[Poseidonis], showWhen: { mu: a }"),
  "nowhere-to-send": (project) => project.append(COUNTRY, "  webinar: { fields: [your-name] }\n"),
  "duplicate-route": (project) =>
    project.replace(COUNTRY, "    shared: true", "    shared: true\n    add: [counseling]"),
  "duplicate-value": (project) => project.addCountry("mu", "AT"),
  "overridden-template": (project) =>
    project
      .replace(
        NETWORK,
        "contact-us: { template: contact }",
        "contact-us: { template: contact }\n    register: { template: register }",
      )
      .write(
        "countries/content/shared/register.md",
        copyOf("Register").replace("summary:", "template: webinar\nsummary:"),
      ),
  "foreign-fact": (project) => project.replace(COUNTRY, '"+99"', '"+975"'),
  "broken-link": (project) => project.append(COUNTRY, "navigation: [{ title: A, to: /mu/ }]\n"),
  "redirect-loop": (project) => project.append(COUNTRY, redirects("{ from: /a, to: /a }")),
  "redirect-hides-page": (project) =>
    project.append(COUNTRY, redirects("{ from: /atlantis/, to: /atlantis/services/ }")),
  "page-schedule": (project) => project.replace(VISA, "summary:", "afterwards: gone\nsummary:"),
  "unpublished-page": (project) =>
    project
      .replace(VISA, "summary:", "draft: true\nsummary:")
      .append(COUNTRY, redirects("{ from: /a, to: /atlantis/services/visa-guidance/ }")),
  "redirect-target": (project) => project.append(COUNTRY, redirects("{ from: /a, to: /mu/ }")),
  "duplicate-redirect": (project) =>
    project.append(COUNTRY, redirects("{ from: /a, to: /atlantis/ }", "{ from: /a, to: /atlantis/ }")),
  "host-conflict": (project) =>
    project.replace(NETWORK, "  aliases: [example.com]", "  aliases: [example.com]\n  targets: [netlify, cloudflare]"),
  "host-name-taken": (project) => project.append(COUNTRY, "host: { allowed: www.example.com }\n"),
  "missing-content": (project) => project.remove(HOME),
  "unused-content": (project) => project.write("countries/content/atlantis/mu.md", copyOf("Mu")),
  "front-matter": (project) => project.write(HOME, "Welcome.\n"),
  "missing-shared-content": (project) =>
    project.write(OWN_HOME, copyOf("Home").replace("title:", "extends: true\ntitle:")).remove(HOME),
  "missing-marker": (project) => project.write(OWN_HOME, "---\nextends: true\n---\n\nMore.\n"),
  footnote: (project) =>
    project.write(HOME, copyOf("Home").replace("summary:", "faq: [{ question: Free?, answer: 'Yes.[^1]' }]\nsummary:")),
  "broken-footnote": (project) => project.write(HOME, copyOf("Home", `Free.[^1]\n\n${prose()}`)),
  "unsafe-html": (project) => project.write(HOME, copyOf("Home", `<b>\n\n${prose()}`)),
  "text-section": (project) => project.write(HOME, copyOf("Home", `<!-- section: mu -->\n\n${prose()}`)),
  "markdown-depth": (project) => project.write(HOME, copyOf("Home", `${">".repeat(5000)} Free\n\n${prose()}`)),
  "heading-level": (project) => project.write(HOME, copyOf("Home", `# A\n\n${prose()}`)),
  "thin-content": (project) => project.write(VISA, copyOf("Visa", "Welcome.")),
  "missing-picture": (project) => project.write(HOME, showing("![Palms](palms.jpg)")),
  "broken-picture": (project) => project.write(PALMS, "<svg/>").write(HOME, showing("![Palms](palms.svg)")),
  "unsafe-picture": (project) =>
    project.write(PALMS, "<svg viewBox='0 0 9 9'><script/></svg>").write(HOME, showing("![Palms](palms.svg)")),
  "small-picture": async (project) =>
    project
      .write("countries/images/shared/palms.png", await photo(100, 100))
      .write(HOME, showing("![Palms](palms.png)")),
  "missing-alt": (project) => project.write(HOME, showing("![](palms.jpg)")),
  "remote-picture": (project) => project.write(HOME, showing("![Palms](https://example.com/palms.jpg)")),
  "missing-brand-file": (project) => project.append(COUNTRY, "brand: { icon: icon.svg }\n"),
  "unknown-font": (project) => project.append(COUNTRY, 'brand: { fonts: { body: "@fontsource/nothing-like-it" } }\n'),
  "unknown-weight": (project) =>
    project.append(COUNTRY, 'brand: { fonts: { body: { package: "@fontsource-variable/figtree", weights: [5] } } }\n'),
  "missing-letters": (project) =>
    project
      .append(COUNTRY, 'brand: { sharePictures: { for: pages }, fonts: { body: "@fontsource-variable/figtree" } }\n')
      .write(HOME, copyOf("वीज़ा")),
  "broken-font": (project) =>
    project
      .append(COUNTRY, "brand: { fonts: { body: { files: [{ file: a.ttf, weight: 400 }] } } }\n")
      .write("countries/brand/fonts/a.ttf", "no font"),
  "public-name": (project) => project.write("countries/public/price list.txt", "Prices"),
  "public-conflict": (project) => project.write("countries/public/robots.txt", "User-agent: *"),
  "unused-picture": (project) => project.write(PALMS, "<svg viewBox='0 0 9 9'/>"),
  "unknown-text": (project) => project.write("countries/text/en.yaml", "header: { enquery: Ask us }\n"),
  "missing-text": (project) => project.replace(NETWORK, "languages: [en-AU]", "languages: [dz]"),
  "text-syntax": (project) => project.write("countries/text/en.yaml", 'skip: "Skip {to"\n'),
  "text-placeholder": (project) => project.write("countries/text/en.yaml", "skip: Skip to {content}\n"),
  "unused-language": (project) => project.write("countries/atlantis.hi.yaml", "name: अटलांटिस\n"),
  "stale-override": (project) =>
    project.write("countries/content/atlantis/home.md", copyOf("Home").replace("---\n", '---\nsourceHash: "0"\n')),
  "stale-translation": (project) =>
    project.append(COUNTRY, "languages: [en-AU, hi-IN]\n").write("countries/content/atlantis/hi/home.md", copyOf("घर")),
  "unused-text": (project) => project.write("countries/text/fr.yaml", "skip: Aller au contenu\n"),
  "part-name": (project) => project.write("countries/sections/Price List.tsx", ""),
  "part-conflict": (project) => project.write("countries/templates/article.tsx", ""),
  "part-export": (project) => project.write("countries/sections/prices.tsx", "export default () => null;\n"),
  "part-contract": (project) =>
    project.write("countries/components/Footer.tsx", "export const contract = 9;\nexport default () => null;\n"),
  "part-syntax": (project) => project.write("countries/styles/own.scss", ".a { color: }\n"),
  "part-import": (project) =>
    project.write("countries/templates/story.tsx", 'import "../../a.ts";\nexport default () => null;\n'),
  "part-schema": (project) =>
    project.write("countries/sections/prices.tsx", "export const schema = 1;\nexport default () => null;\n"),
  "fact-citation": (project) => project.write(HOME, copyOf("Home", `{{ fact: a }}\n\n${prose()}`)),
  "unknown-fact": (project) => project.write(HOME, copyOf("Home", `{{fact:mu.fee}}\n\n${prose()}`)),
  "fact-elsewhere": (project) =>
    project
      .addCountry("mu", "DE")
      .write(FACTS, FEE.replace("{}", "{ readers: [mu] }"))
      .append(COUNTRY, "footer: [{ title: '{{fact:mu.fee}}', links: [{ title: Home, to: / }] }]\n"),
  "missing-rate": (project) => project.write(FACTS, FEE).append(COUNTRY, "currency: EUR\n"),
  "outdated-fact": (project) => project.write(FACTS, FEE.replace("2099-01-01", "2025-01-01")),
  "missing-owner": (project) =>
    project.replace(
      "countries/content/shared/contact-us.md",
      "title:",
      "sections: [{ type: owner, heading: Who we are, show: [name] }]\ntitle:",
    ),
  "placeholder-copy": (project) =>
    project.write(HOME, copyOf("Home", `[Write here: what there is to know]\n\n${prose()}`)),
  "placeholder-contacts": (project) => project.replace(COUNTRY, "contacts:", "contacts:\n  placeholder: true"),
  "missing-quotes": (project) =>
    project.replace(HOME, "title:", "sections: [{ type: testimonials, heading: Voices, items: [] }]\ntitle:"),
  "consent-law": (project) =>
    project.append(COUNTRY, "analytics: { endpoint: { url: /events } }\nconsent: { model: opt-out }\n"),
  "description-length": (project) =>
    project.write(HOME, copyOf("Home").replace(/description: .*/, "description: Short.")),
};

it.for(Object.entries(CHANGES))(
  "%s is reported, and every problem says where it is, and why or what to write instead",
  async ([code, change]) => {
    const project = makeProject();
    await change(project);
    const problems = (await project.measure()).problems();
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(
      problems.filter(
        ({ place, hint, why, message }) =>
          !(
            place.file &&
            place.line >= 1 &&
            place.column >= 1 &&
            place.length >= 1 &&
            (hint || why) &&
            !message.endsWith(".")
          ),
      ),
    ).toEqual([]);
  },
);

/** Codes that only a look at all files, a build, `sitegen plan`, `facts --check`, `links --external` or `sitegen pull` report, with tests of their own. */
const OF_OTHERS = [
  "link-outside",
  "broken-fragment",
  "orphan-page",
  "menu-only-page",
  "part-render",
  "vanished-route",
  "lost-link",
  "lost-source",
  "over-budget",
  "cms-answer",
  "cms-drop",
  "cms-content",
  "edited-snapshot",
  "broken-lock",
];

it("no code is never seen", () =>
  expect(Object.keys(PROBLEM_CODES).filter((code) => !(code in CHANGES))).toEqual(OF_OTHERS));
