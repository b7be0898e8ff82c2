import { firstProblems, type Problem } from "../../report/problem.ts";
import { findText } from "../facts/citations.ts";
import { placeholderProblem, placeholdersIn } from "../placeholder.ts";
import type { Rule } from "../config.ts";

/** Warns about placeholder contacts. */
export const contactsAreReal: Rule = ({ countries }) =>
  firstProblems(
    countries.filter(({ config }) => config.contacts.placeholder),
    (site) => ({
      code: "placeholder-contacts",
      severity: "warning",
      message: `The contact details of ${site.config.name} are placeholders`,
      why: "All of its pages are `noindex`, and structured data leaves the details out.",
      hint: "Write your own telephone numbers, email address and offices, then remove `placeholder`.",
      place: site.locate(["contacts", "placeholder"], true),
    }),
  );

/** Warns about placeholders in settings. */
export const settingsAreWritten: Rule = ({ countries }) =>
  countries.flatMap((site): Problem[] => {
    const marks = placeholdersIn(JSON.stringify(site.config));
    return marks[0] === undefined
      ? []
      : [placeholderProblem(marks, site.locate(findText(site.config, marks[0]) ?? ["name"]))];
  });
