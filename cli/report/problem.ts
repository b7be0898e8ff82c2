/**
 * All problems that sitegen reports about a user's files: permanent code and rule in one line, which editors and code
 * scanning show. A code is never renamed or reused.
 */
export const PROBLEM_CODES = {
  "no-countries": "A project has a countries/ folder with network.yaml and at least one country file.",
  "not-a-file": "A name that ends in .yaml belongs to a file.",
  "link-outside": "A link in countries/ leads to what is in the same repository.",
  "unreadable-file": "A configuration file can be read.",
  "file-too-large": "A configuration file has at most 1 MB.",
  "not-utf8": "Text files are UTF-8.",
  "empty-file": "A configuration file is not empty.",
  "yaml-syntax": "A configuration file is valid YAML 1.2.",
  indentation: "A key is indented like the others of its map.",
  "yaml-duplicate-key": "A key is in a map once.",
  "yaml-several-documents": "A configuration file is one YAML document.",
  "yaml-alias": "Aliases refer to an earlier anchor, not to themselves, and expand to a bounded size.",
  "yaml-tag": "Only YAML's own types are used.",
  "yaml-quotes": "A value is in straight quotation marks, or in none.",
  "yaml-nesting": "Maps and lists are nested at most 50 deep.",
  "control-character": "Texts and keys have no control characters but tabs and line ends.",
  "list-change": "An inherited list is changed by entries that it has, or has not yet.",
  "locked-key": "A key that network.yaml locks is not written in a country's file.",
  "required-key": "A key that network.yaml requires is written in each country's file.",
  "forbidden-key": "No key is called __proto__, constructor or prototype.",
  "file-name": "A country file is named by its slug.",
  "unknown-key": "Only known keys are written.",
  "renamed-key": "Names that have changed are written as they are now.",
  "missing-key": "Required keys are there.",
  "wrong-type": "A value has the type that its key wants.",
  "invalid-value": "A value is in the form that its key wants.",
  "invalid-choice": "A value is one of the choices.",
  "invalid-slug": "A slug is lower-case letters and digits joined by hyphens.",
  "invalid-phone": "A phone number is E.164.",
  "invalid-url": "A URL is http(s), tel or mailto, without user info, spaces or backslashes.",
  "low-contrast": "A colour and its background differ enough to be read.",
  "unknown-country": "A country that is named has a file.",
  "unknown-layout": "A layout that is named is defined in network.yaml.",
  "unknown-modal": "A modal that is named is one of `modals` in network.yaml.",
  "unknown-group": "A group that is named is defined in network.yaml and used by the country.",
  "unknown-page": "A page that is named is one of the group's shared pages.",
  "locked-page": "A page that network.yaml locks has the shared copy and path in each country.",
  "required-page": "A page that network.yaml requires is there in each country, with copy of its own.",
  "unknown-option-list": "An option list that is named is defined in network.yaml.",
  "missing-options": "A choice field of the form has options.",
  "default-not-an-option": "A default is one of the field's options.",
  "unknown-form": "A form that is named is one of the country's.",
  "unknown-field": "A field that a form names is defined under `forms.fields`.",
  "field-condition": "A field is shown by a value of an earlier field of its form.",
  "nowhere-to-send": "A form says where it is sent.",
  "duplicate-route": "Each page has a path of its own.",
  "duplicate-value": "Identities are not used twice.",
  "foreign-fact": "Name, demonym, dial code, currency and time zone are those of the country of `code`.",
  "host-limit": "The host takes all redirects and headers of the sites.",
  "broken-link": "An internal link leads to a page or file of the build.",
  "broken-fragment": "A link's fragment is the id of an element of the page that it leads to.",
  "orphan-page": "A page leads to each page that search engines list.",
  "menu-only-page": "A text leads to each page that search engines list, not only a menu.",
  "page-schedule": "A page is published before it is over, and what follows is said where it is over.",
  "unpublished-page": "What leads to a page leads to one that is published.",
  "redirect-loop": "Redirects end at a page.",
  "redirect-hides-page": "A redirect does not hide a page or a file of the build.",
  "redirect-target": "A redirect leads to a page of the network, or to a host that the configuration names.",
  "duplicate-redirect": "A path is redirected once.",
  "host-conflict": "No two hosting services read the same file of the upload.",
  "host-alias": "Each name of a host leads to the allowed one.",
  "host-name-taken": "A host name leads to one host.",
  "missing-content": "Each page has a Markdown file.",
  "unused-content": "Each Markdown file belongs to a page.",
  "overridden-template": "A page's template is said in one place.",
  "front-matter": "A Markdown file begins with front matter between two lines of three hyphens.",
  "missing-shared-content": "A file that extends the shared copy has a shared file to extend.",
  "missing-marker": "Shared copy that is extended has a line <!-- own -->.",
  "unsafe-html": "Markdown holds no raw HTML.",
  "text-section": "A section that stands in a page's text is one of the page's.",
  footnote: "Answers and sections hold no footnotes.",
  "broken-footnote": "A footnote's mark has a note, and a note has a mark.",
  "markdown-depth": "Quotes and lists within one another have at most 40 levels.",
  "heading-level": "The body of a page has no heading of level 1.",
  "thin-content": "A page has enough text to be worth reading.",
  "missing-picture": "A picture that is named is a file beside the page's or in countries/images.",
  "broken-picture": "A picture's file can be read.",
  "unsafe-picture": "An SVG picture holds no script and nothing from elsewhere.",
  "small-picture": "A picture is at least 480 pixels wide.",
  "missing-alt": "A picture says what it shows to those who can't see it.",
  "remote-picture": "A picture is a file of the project.",
  "public-name": "A file in countries/public has a name that hosts serve, and that can be an address as it is.",
  "public-conflict": "A file in countries/public has an address that the build does not use.",
  "missing-brand-file": "A file of the brand that is named is in countries/brand.",
  "unknown-font": "A font that is named is an installed package, or a file in countries/brand/fonts.",
  "unknown-weight": "A weight that is named is one of the font's.",
  "missing-letters": "The fonts that share pictures are drawn with have the letters of their texts.",
  "broken-font": "A font's file can be read.",
  "unused-picture": "Each picture is shown by a page.",
  "unknown-text": "A text of one's own replaces one of sitegen's texts.",
  "missing-text": "There is a text for each key in each language of the sites.",
  "untranslated-text": "The texts of a language are in that language.",
  "text-syntax": "A text is a message of ICU MessageFormat.",
  "text-placeholder": "A text takes the same values and tags in all languages.",
  "unused-language": "A file of settings in a language is of a country that has the language.",
  "stale-translation":
    "A translation says which version of its source it translates, and the source has not changed since.",
  "stale-override":
    "Copy of a country's own says which version of the shared copy it replaces, and that has not changed since.",
  "unused-text": "A file of texts is of a language and a country that there are sites of.",
  "part-name": "A part of the project's own has a name by which pages, or sitegen, ask for it.",
  "part-conflict": "A part has one owner.",
  "part-export": "A file of an own part exports what sitegen asks it for.",
  "part-contract": "A replaced part was written for the contract that holds.",
  "part-syntax": "Own parts can be bundled: they are valid TypeScript and Sass.",
  "part-import": "Own parts import packages and other own parts.",
  "part-type": "The types of own parts are right, where TypeScript is installed.",
  "part-schema": "The schema of an own section can be evaluated, and is a map of keys.",
  "part-client": "A section with code in the browser says when that is loaded, and its values are JSON.",
  "part-render": "An own part renders every page that it is on.",
  "fact-citation": "A fact is cited as `{{fact:id}}`.",
  "unknown-documents": "A list of documents that is named is in the settings.",
  "unknown-term": "A term that is named is in the settings.",
  "unknown-fact": "A fact that is cited is in countries/facts.yaml.",
  "fact-elsewhere": "A fact is cited only for readers that it applies to.",
  "missing-rate": "There is a rate for each currency of a fact and of its readers.",
  "outdated-fact": "A fact is compared with its source before it expires.",
  "vanished-route": "A published address leads somewhere, or is said to be gone.",
  "lost-link": "An external link leads to a page that answers.",
  "lost-source": "The source of a fact answers.",
  "placeholder-contacts": "Contact details are the organisation's own before search engines list the site.",
  "placeholder-copy": "What `sitegen new` has marked is written before visitors read it.",
  "missing-owner": "What only the owner of a site knows is written where a page shows it.",
  "placeholder-quotes": "Voices are real before search engines list the page.",
  "missing-quotes": "A section of quotes has real ones.",
  "over-budget": "A page is not heavier than the budget of its type.",
  "duplicate-description": "Pages that are no versions of each other have descriptions of their own.",
  "incomplete-data": "What search engines are told of a page has every property that they require.",
  "expired-data": "A job or an event that search engines are told of is not over.",
  "unused-suppression": "A suppression is of a warning that is there.",
  "suppressed-error": "Only warnings are suppressed.",
  "consent-law": "Visitors are asked before they are counted, where the law of their country says so.",
  "cms-answer": "The CMS answers `sitegen pull` with what it was asked for, and all of it.",
  "cms-drop": "A pull removes no more than the set share of what there was.",
  "cms-content": "What the CMS publishes can be shown as a page of the site.",
  "edited-snapshot": "What `sitegen pull` writes is changed in the CMS.",
  "broken-lock": "The lock file of `sitegen pull` is as it was written.",
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

/** Replaces text on one line; with `length` 0 it inserts text. */
export interface Edit extends Omit<Place, "text"> {
  write: string;
}

/** A fix for programs: edits, a renamed file, or a copied file. */
export type Fix = { edits: Edit[] } | { move: string; to: string } | { copy: string; to: string };

/** A mistake in the user's files: what, where, why, and what to write instead. */
export interface Problem {
  code: ProblemCode;
  severity: "error" | "warning";
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

/** A value, with warnings, or the problems because of which there is none. */
export interface Checked<T> {
  value?: T;
  problems: Problem[];
}

export const hasErrors = (problems: Problem[]): boolean => problems.some(({ severity }) => severity === "error");

/** Maximum of explained problems of one check: a broken file can have one on every line. */
const MAX_EXPLAINED = 50;
/** Maximum of reported problems of one file. */
const MAX_PER_FILE = 100;

/** Explains the first findings, and adds a problem with the number of others. */
export function firstProblems<T>(found: readonly T[], explain: (item: T) => Problem): Problem[] {
  const problems = found.slice(0, MAX_EXPLAINED).map(explain);
  const next = found[MAX_EXPLAINED];
  return next === undefined ? problems : [...problems, moreProblems(found.length - MAX_EXPLAINED, explain(next))];
}

/** Summarises `count` problems that are not shown; the argument after it is the first of them. */
const moreProblems = (count: number, { code, severity, place }: Problem): Problem => ({
  code,
  severity,
  message: count === 1 ? "There is 1 more problem from here on" : `There are ${count} more problems from here on`,
  hint: "Correct those that are shown first, and run sitegen again.",
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
  const byFile = new Map<string, T[]>();
  for (const problem of once.values()) {
    const { file } = problem.place;
    const others = byFile.get(file);
    if (others) others.push(problem);
    else byFile.set(file, [problem]);
  }
  return [...byFile.keys()]
    .sort((a, b) => a.localeCompare(b, "en"))
    .flatMap((file) => firstOfFile(byFile.get(file) ?? []));
}

function firstOfFile<T extends Problem>(problems: T[]): T[] {
  problems.sort(({ place: a }, { place: b }) => a.line - b.line || a.column - b.column);
  const [next, ...others] = problems.slice(MAX_PER_FILE);
  if (!next) return problems;
  const severity = hasErrors([next, ...others]) ? "error" : "warning";
  return [...problems.slice(0, MAX_PER_FILE), { ...next, ...moreProblems(others.length + 1, { ...next, severity }) }];
}
