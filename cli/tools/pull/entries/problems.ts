import type { Problem } from "../../../report/problem.ts";
import type { Entry } from "../source.ts";

const start = (file: string) => ({ file, line: 1, column: 1, length: 1 });

/** What of an entry could not be taken over. */
export const note = (
  file: string,
  { link }: Pick<Entry, "link">,
  { message, hint }: { message: string; hint: string },
): Problem => ({
  code: "cms-content",
  severity: "warning",
  message,
  why: `It is in ${link}.`,
  hint,
  place: start(file),
});

/** A post whose slug can't be a file name here. @param name Its slug here */
export const renamed = (file: string, entry: Pick<Entry, "link">, name: string): Problem =>
  note(file, entry, {
    message: `The address of the post ends with another word here: \`${name}\``,
    hint: "Give it a slug of Latin letters, digits and hyphens in the CMS; or redirect the old address where your visitors still arrive.",
  });

/** A file that the pull keeps. @param link Where the CMS has the entry, if it has it still */
export const edited = (file: string, link: string | undefined): Problem => ({
  code: "edited-snapshot",
  severity: "warning",
  message: "Somebody has changed or written this file here: it is kept as it is",
  why: link === undefined ? "The CMS does not have the entry any more." : `The CMS has it at ${link}.`,
  hint: "Make the change in the CMS, and pull with --overwrite; or leave the entry out with `query`.",
  place: start(file),
});

/** An entry that would be a mistake as a page. */
export function unshown({ link }: Pick<Entry, "link">, file: string, mistakes: readonly Problem[]): Problem {
  const first = mistakes.find(({ severity }) => severity === "error");
  return {
    code: "cms-content",
    severity: "warning",
    message: `The entry can't be shown as a page: ${first?.message ?? ""}`,
    why: `It is ${link}, and stays as it was.`,
    hint: first?.hint ?? "Change it in the CMS.",
    place: start(file),
  };
}
