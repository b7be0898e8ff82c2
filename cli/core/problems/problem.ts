import { groupBy } from "../lookups.ts";

/**
 * All problems that sitegen reports about a user's files: permanent code and rule in one line, which editors and code
 * scanning show. A code is never renamed or reused.
 */
export const PROBLEM_CODES = {
  "no-countries": "A project has a countries/ folder with network.yaml and at least one country file.",
  "not-a-file": "A name that ends in .yaml belongs to a file, not to a folder.",
  "link-outside": "A symbolic link in countries/ leads to a file of the same repository.",
  "unreadable-file": "A configuration file can be read.",
  "file-too-large": "A configuration file has at most 1 MB.",
  "not-utf8": "Text files are UTF-8.",
  "empty-file": "A configuration file is not empty.",
  "yaml-syntax": "A configuration file is valid YAML 1.2.",
  indentation: "A key is indented like the others of its map.",
  "yaml-duplicate-key": "A map has each key only once.",
  "yaml-several-documents": "A configuration file is a single YAML document.",
  "yaml-alias": "An alias refers to an earlier anchor and not to itself, and the expanded values have a limited size.",
  "yaml-tag": "Only YAML's standard types are used.",
  "yaml-quotes": "A value is in straight quotation marks, or has none.",
  "yaml-nesting": "Maps and lists are nested at most 50 deep.",
  "control-character": "Texts and keys contain no control characters except tabs and line breaks.",
  "list-change":
    "A change of an inherited list removes entries that it has, or adds entries that it does not have yet.",
  "locked-key": "A key that network.yaml locks is not set in a country's file.",
  "required-key": "A key that network.yaml requires is set in each country's file.",
  "forbidden-key": "No key is called __proto__, constructor or prototype.",
  "file-name": "The name of a country file is a slug.",
  "unknown-key": "Only known keys are written.",
  "renamed-key": "Renamed keys are written with their new names.",
  "missing-key": "Required keys are present.",
  "wrong-type": "A value has the type that its key expects.",
  "invalid-value": "A value has the format that its key expects.",
  "invalid-choice": "A value is one of the allowed choices.",
  "invalid-slug": "A slug consists of lower-case letters and digits joined by hyphens.",
  "invalid-phone": "A phone number is in E.164 format.",
  "invalid-url": "A URL is http(s), tel or mailto, without user info, spaces or backslashes.",
  "low-contrast": "A colour has enough contrast with its background.",
  "unknown-country": "A named country has a file.",
  "unknown-layout": "A named layout is defined in network.yaml.",
  "unknown-modal": "A named modal is defined under `modals` in network.yaml.",
  "unknown-group": "A named group is defined in network.yaml and used by the country.",
  "unknown-page": "A named page is one of the group's shared pages.",
  "locked-page": "A page that network.yaml locks has the shared copy and the same path in each country.",
  "required-page": "Each country has the pages that network.yaml requires, with its own copy.",
  "unknown-option-list": "A named option list is defined in network.yaml.",
  "missing-options": "A choice field of the form has options.",
  "default-not-an-option": "A default is one of the field's options.",
  "unknown-form": "A named form is one of the country's forms.",
  "unknown-field": "A field that a form uses is defined under `forms.fields`.",
  "field-condition": "A field's condition names an earlier field of its form, and one of that field's values.",
  "nowhere-to-send": "A form has an address to be sent to.",
  "duplicate-route": "No two pages have the same path.",
  "duplicate-value": "Names, numbers and addresses that identify something are used only once.",
  "foreign-fact": "Name, demonym, dial code, currency and time zone belong to the country of `code`.",
  "host-limit": "The hosting service supports all redirects and headers of the sites.",
  "broken-link": "An internal link leads to a page or a file of the build.",
  "broken-fragment": "A link's fragment is the id of an element on the linked page.",
  "orphan-page": "At least one page links to each page that search engines list.",
  "menu-only-page": "At least one text links to each page that search engines list, not only a menu.",
  "page-schedule": "A page is published before it expires, and `afterwards` belongs to an `expiresAt`.",
  "unpublished-page": "Links and settings refer to published pages.",
  "redirect-loop": "Redirects lead to a page, without a circle.",
  "redirect-hides-page": "A redirect does not hide a page or a file of the build.",
  "redirect-target": "A redirect leads to a page of the network, or to a host in the configuration.",
  "duplicate-redirect": "Each path has only one redirect.",
  "host-conflict": "No two hosting services read the same file of the upload.",
  "host-alias": "Each name of a host is redirected to the main one.",
  "host-name-taken": "A host name belongs to one host only.",
  "missing-content": "Each page has a Markdown file.",
  "unused-content": "Each Markdown file belongs to a page.",
  "overridden-template": "A page's template is set in one place.",
  "front-matter": "A Markdown file begins with front matter between two lines of three hyphens.",
  "missing-shared-content": "A file with `extends: true` has a shared file to extend.",
  "missing-marker": "Shared copy that is extended contains the line <!-- own -->.",
  "unsafe-html": "Markdown contains no raw HTML.",
  "text-section": "A section that a page's text refers to is one of the page's sections.",
  footnote: "Answers and sections contain no footnotes.",
  "broken-footnote": "Each footnote mark has a note, and each note has a mark.",
  "markdown-depth": "Quotes and lists are nested at most 40 deep.",
  "heading-level": "The body of a page has no heading of level 1.",
  "thin-content": "A page has enough text to be worth reading.",
  "missing-picture": "A named picture is a file beside the page's file or in countries/images.",
  "broken-picture": "A picture file can be read.",
  "unsafe-picture": "An SVG picture contains no script and loads nothing from other addresses.",
  "small-picture": "A picture is at least 480 pixels wide.",
  "missing-alt": "A picture has an alt text.",
  "remote-picture": "A picture is a file of the project.",
  "public-name":
    "The name of a file in countries/public is accepted by hosts, and is a valid address without encoding.",
  "public-conflict": "A file in countries/public has an address that the build does not use itself.",
  "missing-brand-file": "A named brand file is in countries/brand.",
  "unknown-font": "A named font is an installed package, or a file in countries/brand/fonts.",
  "unknown-weight": "A named weight exists in the font.",
  "missing-letters": "The fonts of share pictures have all letters of their texts.",
  "broken-font": "A font file can be read.",
  "unused-picture": "Each picture is shown on a page.",
  "unknown-text": "A project's own text replaces an existing text of sitegen.",
  "missing-text": "Each text exists in each language of the sites.",
  "untranslated-text": "The texts of a language are in that language.",
  "text-syntax": "A text is a valid message of ICU MessageFormat.",
  "text-placeholder": "A text has the same values and tags in all languages.",
  "unused-language": "A settings file in a language belongs to a country with that language.",
  "stale-translation": "A translation names the version of its source, which has not changed since.",
  "stale-override":
    "A country's own copy names the version of the shared copy that it replaces, which has not changed since.",
  "unused-text": "A text file is for a language and a country that the sites have.",
  "part-name": "An own part has a name that pages, or sitegen, can use.",
  "part-conflict": "A part's name is used only once.",
  "part-export": "The file of an own part has the required exports.",
  "part-contract": "A replaced part is written for the current contract.",
  "part-syntax": "Own parts can be bundled: they are valid TypeScript and Sass.",
  "part-import": "Own parts import only packages and other own parts.",
  "part-type": "The types of own parts are correct, if TypeScript is installed.",
  "part-schema": "The schema of an own section can be evaluated, and is a map of keys.",
  "part-client": "A section with code in the browser states when the code is loaded, and its values are JSON.",
  "part-render": "An own part can be rendered on each of its pages.",
  "fact-citation": "A fact is cited as `{{fact:id}}`.",
  "unknown-documents": "A named list of documents is in the settings.",
  "unknown-term": "A named term is in the settings.",
  "unknown-fact": "A cited fact is in countries/facts.yaml.",
  "fact-elsewhere": "A fact is cited only for readers that it applies to.",
  "missing-rate": "There is an exchange rate between the currency of a fact and that of its readers.",
  "outdated-fact": "A fact is compared with its source before it expires.",
  "vanished-route": "A published address still leads somewhere, or is listed as gone.",
  "lost-link": "An external link leads to a page that responds.",
  "lost-source": "The source of a fact responds.",
  "placeholder-contacts": "Contact details are real before search engines list the site.",
  "placeholder-copy": "Placeholders of `sitegen new` are replaced before visitors read them.",
  "missing-owner": "Details that only the site's owner knows are written if a page shows them.",
  "placeholder-quotes": "Quotes are real before search engines list the page.",
  "missing-quotes": "A section of quotes has at least one.",
  "over-budget": "A page is not heavier than the budget of its type.",
  "duplicate-description": "Pages have different descriptions, unless they are counterparts.",
  "incomplete-data": "Structured data has every property that search engines require.",
  "expired-data": "A job or an event in structured data is not over.",
  "unused-suppression": "A suppression matches an existing warning.",
  "suppressed-error": "Only warnings are suppressed.",
  "consent-law": "Visitors are asked before they are counted, if the law of their country requires it.",
  "cms-answer": "The CMS answers `sitegen pull` with the complete content that was requested.",
  "cms-drop": "A pull removes at most the allowed share of the existing content.",
  "cms-content": "Published content of the CMS can be shown as a page of the site.",
  "edited-snapshot": "Content that `sitegen pull` writes is only changed in the CMS.",
  "broken-lock": "The lock file of `sitegen pull` is valid and unchanged.",
  "description-length": "A description has 50 to 170 characters.",
} as const;
export type ProblemCode = keyof typeof PROBLEM_CODES;

/** A source location. Lines and columns count from 1; `length` is in UTF-16 code units on that line. */
export interface Place {
  file: string;
  line: number;
  column: number;
  length: number;
  /** The file's text for the code frame, if it can be shown. */
  text?: string;
}

/** Finds the place of a part of a text. */
export type PlaceAt = (offset: number, length: number) => Place;

/** The place of a whole file: its beginning. */
export const startOf = (file: string, text?: string): Place => ({
  file,
  line: 1,
  column: 1,
  length: 1,
  ...(text !== undefined && { text }),
});

/** Replaces text on one line; with `length` 0 it inserts text. */
export interface Edit extends Omit<Place, "text"> {
  write: string;
}

/** A fix for programs: edits, a renamed file, or a copied file. */
export type Fix = { edits: Edit[] } | { move: string; to: string } | { copy: string; to: string };

/** A mistake in the user's files: what, where, why, and what to write instead. */
export interface Problem {
  code: ProblemCode;
  /** `error` by default. */
  severity?: "error" | "warning";
  /** What happened, one line, no final full stop. */
  message: string;
  /** Why it matters, one sentence. */
  why?: string;
  /** What to write instead. */
  hint?: string;
  /** Lines to write, where the hint isn't enough. */
  example?: string;
  /** The fix that the hint describes. Not needed for a single word, which `proposedFix` finds in the hint. */
  fix?: Fix;
  place: Place;
}

/** What is wrong, wherever it is. */
export type Mistake = Omit<Problem, "place">;

/** The result of a check: a problem, none, or nested lists of them. */
export type Found = Problem | undefined | false | readonly Found[];

export const problemsIn = (found: Found): Problem[] =>
  !found ? [] : "code" in found ? [found] : found.flatMap(problemsIn);

/** A value with warnings, or problems with at least one error. */
export interface Checked<T> {
  value?: T;
  problems: Problem[];
}

export const severityOf = ({ severity = "error" }: Problem) => severity;
export const isError = ({ severity }: Problem): boolean => severity !== "warning";

export const hasErrors = (problems: readonly Problem[]): boolean => problems.some(isError);

/** Maximum of explained problems of one check: a broken file can have one on every line. */
export const MAX_EXPLAINED = 50;
/** Maximum of reported problems of one file. */
const MAX_PER_FILE = 100;

/** Explains the first findings, and adds a problem with the number of others. */
export function firstProblems<T>(found: readonly T[], explain: (item: T) => Problem): Problem[] {
  const problems = found.slice(0, MAX_EXPLAINED).map(explain);
  const next = found[MAX_EXPLAINED];
  return next === undefined ? problems : [...problems, moreProblems(found.length - MAX_EXPLAINED, explain(next))];
}

const moreProblems = (count: number, { code, severity, place }: Problem): Problem => ({
  code,
  ...(severity && { severity }),
  message: count === 1 ? "There is 1 more problem from here on" : `There are ${count} more problems from here on`,
  hint: "Correct the problems above, and run sitegen again.",
  place,
});

/** Sorts problems by file, line and column, removes duplicates, and limits the number per file. */
export function sortProblems<T extends Problem>(problems: readonly T[]): T[] {
  const once = new Map<string, T>();
  for (const problem of problems) {
    const { file, line, column } = problem.place;
    const key = `${problem.code} ${file}:${line}:${column} ${problem.message}`;
    if (!once.has(key)) once.set(key, problem);
  }
  return [...groupBy([...once.values()], ({ place }) => place.file)]
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .flatMap(([, ofFile]) => firstOfFile(ofFile));
}

function firstOfFile<T extends Problem>(problems: T[]): T[] {
  problems.sort(({ place: a }, { place: b }) => a.line - b.line || a.column - b.column);
  const [next, ...others] = problems.slice(MAX_PER_FILE);
  if (!next) return problems;
  const severity = hasErrors([next, ...others]) ? "error" : "warning";
  return [...problems.slice(0, MAX_PER_FILE), { ...next, ...moreProblems(others.length + 1, { ...next, severity }) }];
}
