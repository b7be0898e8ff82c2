import type { Route } from "../config/routes/routes.ts";
import { isSlug, toSlug } from "../config/slug.ts";
import type { Problem } from "../report/problem.ts";
import type { WrittenCopy } from "./pageCopy.ts";

/** Checks that a post's file name is a slug and that it has a date. */
export function checkPost(route: Route, { data, parts }: WrittenCopy): Problem[] {
  const file = parts.find(({ shared }) => !shared)?.file ?? parts[0]?.file;
  if (!file) return [];
  const problems: Problem[] = [];
  const slug = route.content.split("/").at(-1) ?? "";
  if (!isSlug(slug)) {
    problems.push({
      code: "invalid-slug",
      severity: "error",
      message: `The file name \`${slug}\` is not a valid slug`,
      why: "It becomes part of the URL and the name of a folder.",
      hint: `Rename the file to ${toSlug(slug) || "post"}.md.`,
      place: { file: file.file, line: 1, column: 1, length: 1 },
    });
  }
  if (data.date === undefined) {
    problems.push({
      code: "missing-key",
      severity: "error",
      message: "The post has no date",
      why: "Posts are sorted by date.",
      hint: "Add the day of publication, for example `date: 2026-09-14`.",
      place: file.locateKey(["title"]),
    });
  }
  return problems;
}
