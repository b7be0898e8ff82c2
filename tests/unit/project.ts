import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { findFiles } from "../../cli/build/checkProject.ts";
import { checkTexts, NO_FILES } from "../checkTexts.ts";
import { loadConfig } from "../../cli/config/loadConfig.ts";
import type { Plan, PlannedPage, SitePlan } from "../../cli/model/plan.ts";
import { NO_PARTS, readParts, type OwnParts } from "../../cli/content/parts/readParts.ts";
import { openGraph } from "../../cli/core/graph/graph.ts";
import { openProject } from "../../cli/core/project.ts";
import { pretty } from "../../cli/core/problems/formats/pretty.ts";
import { printable } from "../../cli/core/console/text.ts";
import { hasErrors, type Checked, type Problem, type ProblemCode } from "../../cli/core/problems/problem.ts";

const NETWORK = `brand:
  name: Example
  tagline: Study abroad
  description: Free counselling for students who want to study abroad.
  claims:
    - { title: Free, text: Our services cost you nothing. }
host:
  allowed: www.example.com
  aliases: [example.com]
contentApi:
  base: https://cms.example.com/wp-json
  navigation: menus/v1
geoIp:
  url: https://geo.example.com/json
  fallback: atlantis
groups:
  services:
    label: Services
    pages: [visa-guidance, counseling]
  news:
    label: News
optionLists:
  destinations: [Near, Far]
layouts:
  default: { actions: [top] }
  landing: {}
defaults:
  languages: [en-AU]
  layout: default
  notFoundLayout: default
  pages:
    home: { slug: "", template: home }
    contact-us: { template: contact }
    thank-you: { template: thank-you, noindex: true }
  navigation:
    - group: services
    - { title: Contact us, to: /contact-us/ }
  footer:
    - group: services
  forms:
    fields:
      your-name: { type: text, label: Name, required: true, autocomplete: name }
      your-email: { type: email, label: Email, required: true, autocomplete: email }
      your-phone: { type: tel, label: Phone, required: true, autocomplete: tel, dialCodes: { label: Country code } }
      nearrestarea: { type: select, label: Office, required: true }
      interestedin: { type: radio, label: Interest, required: true, options: [Call Back, Visit Office] }
      dreamcountry: { type: select, label: Dream country, required: true, options: destinations }
      remember: { type: checkbox, label: I agree, required: true, checked: true, send: false }
      leadurl: { type: hidden, value: { page: address } }
    enquiry:
      fields:
        - your-name
        - your-email
        - your-phone
        - nearrestarea
        - interestedin
        - dreamcountry
        - remember
        - leadurl
      send: { to: contentApi, success: { status: 200, message: success } }
      onFailure: console
      keepUndelivered: false
`;

const COUNTRY = `name: Atlantis
demonym: Atlantean
code: AT
dialCode: "+99"
timeZone: UTC
contentApi:
  menuId: 1
contacts:
  phone: { e164: "+9900000000", display: +99 0000 0000 }
  email: atlantis@example.com
  offices:
    - { name: Poseidonis, lines: [1 Trident Square] }
groups:
  services:
    shared: true
forms:
  fields:
    nearrestarea: { options: [Poseidonis] }
`;

/** A page's Markdown with nothing to complain about. */
export function copyOf(title: string, body = prose()): string {
  return `---
title: ${title}
description: A description of ${title} that is long enough for a search engine to show.
summary: What ${title} is, in one sentence.
---

${body}
`;
}

/** Enough plain words for a page. */
export function prose(words = 260): string {
  return Array.from({ length: words / 10 }, () => "Ten plain words make one line of this short text.").join("\n");
}

export const NETWORK_FILE = "countries/network.yaml";
export const COUNTRY_FILE = "countries/atlantis.yaml";
const CONTENT = "countries/content";

const FILES: Record<string, string> = {
  [NETWORK_FILE]: NETWORK,
  [COUNTRY_FILE]: COUNTRY,
  [`${CONTENT}/shared/home.md`]: copyOf("Home"),
  [`${CONTENT}/shared/contact-us.md`]: copyOf("Contact us"),
  [`${CONTENT}/shared/thank-you.md`]: copyOf("Thank you"),
  [`${CONTENT}/shared/services/index.md`]: copyOf("Services"),
  [`${CONTENT}/shared/services/visa-guidance.md`]: copyOf("Visa guidance"),
  [`${CONTENT}/shared/services/counseling.md`]: copyOf("Counseling"),
};

/** A small valid project in a folder of its own, which is removed after the test. Each test changes a piece of it. */
export interface TestProject {
  root: string;
  /** Writes a file; folders are made. */
  write(file: string, contents: string | Uint8Array): TestProject;
  /** Text of a file that was written as text. */
  read(file: string): string;
  /** Replaces a piece of a file. Fails when the piece is not there, so that a test can't pass by accident. */
  replace(file: string, piece: string, replacement: string): TestProject;
  /** Adds lines at a file's end. */
  append(file: string, lines: string): TestProject;
  remove(file: string): TestProject;
  /** Adds a country: the first one with another name and code. */
  addCountry(key: string, code: string): TestProject;
  /** Looks at the files in `countries/images` and `countries/brand`, and at the own parts, as they are now; nothing else in here does. */
  measure(): Promise<TestProject>;
  /** Every problem of every file. */
  problems(): Problem[];
  /** All of them as people read them. */
  report(): string;
  /** The plan; fails when there are errors. */
  plan(options?: { baseUrl?: string; countries?: string[] }): Plan;
}

export function makeProject(): TestProject {
  const root = mkdtempSync(join(tmpdir(), "sitegen-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const texts = new Map<string, string>();
  let found = NO_FILES;
  let parts: Checked<OwnParts> = { value: NO_PARTS, problems: [] };

  const project: TestProject = {
    root,
    write(file, contents) {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, contents);
      if (typeof contents === "string") texts.set(file, contents);
      return project;
    },
    replace(file, piece, replacement) {
      const text = textOf(file);
      if (!text.includes(piece)) throw new Error(`${file} does not hold ${JSON.stringify(piece)}`);
      return project.write(
        file,
        text.replace(piece, () => replacement),
      );
    },
    read: textOf,
    append: (file, lines) => project.write(file, textOf(file) + lines),
    remove(file) {
      rmSync(join(root, file), { recursive: true });
      texts.delete(file);
      return project;
    },
    addCountry(key, code) {
      const name = key[0]?.toUpperCase() + key.slice(1);
      return project.write(
        `countries/${key}.yaml`,
        COUNTRY.replaceAll("Atlantis", name)
          .replaceAll("atlantis@", `${key}@`)
          .replace("Atlantean", `of ${name}`)
          .replace("menuId: 1", `menuId: ${code.charCodeAt(0)}${code.charCodeAt(1)}`)
          .replace("+9900000000", `+990000${code.charCodeAt(0)}${code.charCodeAt(1)}`)
          .replace("code: AT", `code: ${code}`),
      );
    },
    async measure() {
      const graph = openGraph(openProject(root));
      found = await findFiles(graph, loadConfig(root).value);
      parts = await readParts(graph);
      return project;
    },
    problems: () => checkTexts({ root, parts }, found).problems,
    report: () => printed(project.problems()),
    plan(options) {
      const { project: checked, problems } = checkTexts({ root, parts, ...options }, found);
      if (!checked || hasErrors(problems)) throw new Error(printed(problems));
      return checked.plan;
    },
  };
  function textOf(file: string): string {
    const text = texts.get(file);
    if (text === undefined) throw new Error(`There is no file ${file}`);
    return text;
  }
  for (const [file, text] of Object.entries(FILES)) project.write(file, text);
  return project;
}

/** Problems as people read them, without colour, each with the text that is marked in place of its code frame. */
export const printed = (problems: Problem[]): string =>
  problems
    .map((problem) => {
      const { text, ...place } = problem.place;
      const [title, ...rest] = pretty([{ ...problem, place }], { style: (_style, shown) => shown }).split("\n");
      const marked = text?.split(/\r?\n/)[place.line - 1]?.slice(place.column - 1, place.column - 1 + place.length);
      return [title, ...(marked === undefined ? [] : [`  | ${printable(marked)}`.trimEnd()]), ...rest].join("\n");
    })
    .join("\n");

/** What the owner of the shipped files has yet to write: their contacts, and who they are. */
const OF_THE_OWNER: ReadonlySet<string> = new Set<ProblemCode>([
  "placeholder-contacts",
  "missing-owner",
  "missing-quotes",
  "placeholder-quotes",
]);

/** The problems that are not the owner's. */
export const withoutGaps = (problems: Problem[]): Problem[] => problems.filter(({ code }) => !OF_THE_OWNER.has(code));

/** A country's part of a plan. */
export function siteOf(plan: Plan, key = "atlantis"): SitePlan {
  const site = plan.sites.find((candidate) => candidate.key === key);
  if (!site) throw new Error(`There is no site ${key}`);
  return site;
}

/** A page of a plan by its path. */
export function pageOf(plan: Plan, path: string): PlannedPage {
  const page = plan.sites.flatMap(({ pages }) => pages).find((candidate) => candidate.page.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}
