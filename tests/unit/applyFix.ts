import type { Fix } from "../../cli/core/problems/problem.ts";
import type { TestProject } from "./project.ts";

/** Does to a project's files what a problem proposes. Later edits of a file come first, so that places stay true. */
export function applyFix(project: TestProject, fix: Fix): void {
  if ("copy" in fix) project.write(fix.to, project.read(fix.copy));
  else if ("move" in fix) project.write(fix.to, project.read(fix.move)).remove(fix.move);
  else {
    const edits = fix.edits.toSorted((a, b) => b.line - a.line || b.column - a.column);
    for (const { file, line, column, length, write } of edits) {
      const lines = project.read(file).split("\n");
      const text = lines[line - 1] ?? "";
      lines[line - 1] = text.slice(0, column - 1) + write + text.slice(column - 1 + length);
      project.write(file, lines.join("\n"));
    }
  }
}
