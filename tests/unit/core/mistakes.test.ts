import { expect, it } from "vitest";
import { proposedFix } from "../../../cli/core/problems/applyFixes.ts";
import { isError, type ProblemCode } from "../../../cli/core/problems/problem.ts";
import { applyFix } from "../applyFix.ts";
import {
  copyOf,
  COUNTRY_FILE as COUNTRY,
  makeProject,
  NETWORK_FILE as NETWORK,
  prose,
  type TestProject,
} from "../project.ts";

const HOME = "countries/content/shared/home.md";
const POST = "countries/content/atlantis/news/first.md";
const OWN = "countries/content/atlantis/services/counseling.md";
const MU = "countries/content/mu/services/fees.md";

/** Two countries, one with a page of its own and posts. */
function project(): TestProject {
  const post = (title: string) => copyOf(title).replace("summary:", "date: 2026-01-05\ncategory: visas\nsummary:");
  return makeProject()
    .addCountry("mu", "MU")
    .replace(NETWORK, "    label: News", "    label: News\n    collection:\n      categories: { visas: Visas }")
    .replace(COUNTRY, "  services:\n    shared: true\n", "  news: {}\n  services:\n    shared: true\n    add: [fees]\n")
    .replace("countries/mu.yaml", "    shared: true\n", "    shared: true\n    add: [fees]\n")
    .append(COUNTRY, 'theme:\n  accent: "#f6ae2d"\nredirects:\n  - { from: /old, to: /atlantis/services/ }\n')
    .write("countries/content/atlantis/services/fees.md", copyOf("Fees"))
    .write(MU, copyOf("Fees"))
    .write("countries/content/shared/news/index.md", copyOf("News"))
    .write(POST, post("First"))
    .write("countries/content/atlantis/news/second.md", post("Second"))
    .write(HOME, copyOf("Home", `## Where to go\n\n${prose()}`))
    .write(OWN, copyOf("Counseling", `See [services](/services/) first.\n\n${prose()}`));
}

type Mistake = [name: string, code: ProblemCode, file: string, line: number, piece: string, replacement: string];

/** What is written in place of what is right, and where the one problem is. */
const MISTAKES: Mistake[] = [
  ["a key of a country", "unknown-key", COUNTRY, 2, "demonym:", "demonim:"],
  ["a key that is required", "unknown-key", COUNTRY, 1, "name: Atlantis", "nmae: Atlantis"],
  ["a key of a map", "unknown-key", COUNTRY, 10, "  email:", "  emial:"],
  ["a key that holds a map", "unknown-key", COUNTRY, 8, "contacts:", "contact:"],
  ["a key in braces", "unknown-key", COUNTRY, 9, "display:", "dispaly:"],
  ["a key of a list's entry", "unknown-key", COUNTRY, 12, "lines:", "line:"],
  ["a key of the network", "unknown-key", NETWORK, 7, "host:", "hots:"],
  ["a key of the content API", "unknown-key", NETWORK, 12, "  navigation:", "  navigaton:"],
  ["a key of a form", "unknown-key", NETWORK, 63, "onFailure:", "onFailur:"],
  ["a key of a field", "unknown-key", NETWORK, 44, "autocomplete: name", "autocomplet: name"],
  ["a key of front matter", "unknown-key", HOME, 3, "description:", "descripton:"],
  ["capitals in a key", "unknown-key", COUNTRY, 5, "timeZone:", "timezone:"],
  ["a group of a country", "unknown-group", COUNTRY, 15, "  services:", "  servises:"],
  ["a group of the menu", "unknown-group", NETWORK, 38, "- group: services", "- group: servces"],
  ["a field's name", "missing-key", COUNTRY, 20, "nearrestarea:", "nearestarea:"],
  ["a layout", "unknown-layout", NETWORK, 31, "layout: default", "layout: defualt"],
  ["a template", "invalid-choice", NETWORK, 35, "template: contact", "template: contct"],
  ["a choice", "invalid-choice", NETWORK, 63, "onFailure: console", "onFailure: consle"],
  ["a type of field", "invalid-choice", NETWORK, 45, "type: email", "type: emial"],
  ["a list of options", "unknown-option-list", NETWORK, 49, "options: destinations", "options: destination"],
  ["a country that is named", "unknown-country", NETWORK, 15, "fallback: atlantis", "fallback: atlantic"],
  ["a country's code in lower case", "invalid-value", COUNTRY, 3, "code: AT", "code: at"],
  ["a category, in a post", "invalid-choice", POST, 5, "category: visas", "category: visa"],
  ["a category, where it is defined", "invalid-choice", NETWORK, 23, "{ visas: Visas }", "{ vissa: Visas }"],
  ["a line that is indented too little", "yaml-syntax", COUNTRY, 10, "  email:", "email:"],
  ["a line that is indented too deep", "yaml-syntax", COUNTRY, 10, "  email:", "    email:"],
  ["a key that has left its map", "indentation", COUNTRY, 11, "  offices:", "offices:"],
  ["the only key of a map, beside it", "indentation", COUNTRY, 7, "  menuId:", "menuId:"],
  ["a tab", "yaml-syntax", COUNTRY, 10, "  email:", "\temail:"],
  ["no space after a colon", "yaml-syntax", COUNTRY, 10, "email: ", "email:"],
  ["no closing quotation mark", "yaml-syntax", COUNTRY, 4, '"+99"', '"+99'],
  ["a colon in a text", "yaml-syntax", COUNTRY, 2, "demonym: Atlantean", "demonym: People: Atlanteans"],
  ["capitals in a slug that has copy", "invalid-slug", COUNTRY, 17, "add: [fees]", "add: [Fees]"],
  ["a slug without copy, of nearly the same name", "missing-content", COUNTRY, 17, "add: [fees]", "add: [fee]"],
  ["an underscore in a slug that has copy", "invalid-slug", NETWORK, 19, "visa-guidance,", "visa_guidance,"],
  ["spaces in a phone number", "invalid-phone", COUNTRY, 9, '"+9900000000"', '"+99 0000 0000"'],
  ["two zeros before a phone number", "invalid-phone", COUNTRY, 9, '"+9900000000"', '"009900000000"'],
  ["a link of the menu", "broken-link", NETWORK, 39, "to: /contact-us/", "to: /contact-usa/"],
  ["a link in copy", "broken-link", OWN, 7, "(/services/)", "(/servces/)"],
  [
    "a space in a slug",
    "invalid-slug",
    COUNTRY,
    17,
    "    add: [fees]",
    "    slugs: { counseling: Coun selling }\n    add: [fees]",
  ],
  ["a redirect's target", "redirect-target", COUNTRY, 24, "to: /atlantis/services/", "to: /atlantis/servces/"],
  ["a heading of level 1", "heading-level", HOME, 7, "## Where", "# Where"],
  ["a name that is missing", "missing-key", COUNTRY, 12, "name: Poseidonis, ", ""],
  ["a summary that is missing", "missing-key", HOME, 2, "summary: What Home is, in one sentence.\n", ""],
];

it("there are many mistakes", () => expect(MISTAKES.length).toBeGreaterThanOrEqual(40));

it("the project that they are made in is right", () => expect(project().report()).toBe(""));

it.each(MISTAKES)("%s", (_name, code, file, line, piece, replacement) => {
  const written = project().replace(file, piece, replacement);
  expectOneProblem(written, code, `${file}:${line}`);
});

const DONE_TO_FILES: [string, ProblemCode, string, (written: TestProject) => TestProject][] = [
  [
    "a file with a misspelt name",
    "missing-content",
    `${COUNTRY}:17`,
    (written) =>
      written
        .remove("countries/content/atlantis/services/fees.md")
        .write("countries/content/atlantis/services/feees.md", copyOf("Fees")),
  ],
  [
    "a page of which only another country has copy",
    "missing-content",
    `${COUNTRY}:17`,
    (written) => written.remove("countries/content/atlantis/services/fees.md"),
  ],
  [
    "a group that was dropped",
    "unknown-group",
    "countries/mu.yaml:1",
    (written) =>
      written.replace("countries/mu.yaml", "groups:\n  services:\n    shared: true\n    add: [fees]\n", "").remove(MU),
  ],
  [
    "copy that is required of each country",
    "required-page",
    "countries/mu.yaml:15",
    (written) => written.append(NETWORK, "required: [{ page: services/counseling }]\n"),
  ],
];

it.each(DONE_TO_FILES)("%s", (_name, code, place, change) => expectOneProblem(change(project()), code, place));

/** One error, where it is, and what it proposes makes the project valid. */
function expectOneProblem(written: TestProject, code: ProblemCode, at: string): void {
  const errors = written.problems().filter(isError);
  expect(errors.map((problem) => [problem.code, `${problem.place.file}:${problem.place.line}`])).toEqual([[code, at]]);
  const fix = errors[0] && proposedFix(errors[0]);
  if (!fix) throw new Error(`No fix is proposed:\n${written.report()}`);
  applyFix(written, fix);
  const left = written.problems().filter(isError);
  expect(left.map(({ message }) => message)).toEqual([]);
}
