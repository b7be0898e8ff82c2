import { count } from "../../../report/count.ts";
import { failed, ok, warning, type Check, type Subject } from "../check.ts";

/** Whether `sitegen validate` has something to say. */
export const checkConfig = ({ checked, problems }: Subject): Check => ({
  name: "configuration",
  run() {
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const counts = `${errors} ${errors === 1 ? "error" : "errors"}, ${problems.length - errors} ${problems.length - errors === 1 ? "warning" : "warnings"}`;
    if (errors > 0) return failed(counts, "Run `sitegen validate`, which says where and what to write.");
    if (problems.length > 0) return warning(counts, "Run `sitegen validate`, which says where.");
    const pages = checked?.plan.sites.reduce((sum, site) => sum + site.pages.length, 0) ?? 0;
    return ok(`${count(pages, "page")}, no problems`);
  },
});
