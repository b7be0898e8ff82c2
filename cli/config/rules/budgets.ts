import { TEMPLATE_NAMES } from "../../../runtime/site/page.ts";
import { firstProblems } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import type { Rule } from "../config.ts";

/** Budgets name `default` or an existing template. */
export const budgetsNameTypes: Rule = ({ network, templates, locateNetwork }) => {
  const types = ["default", ...TEMPLATE_NAMES, ...templates];
  return firstProblems(
    Object.keys(network.budgets).filter((type) => !types.includes(type)),
    (type) => ({
      code: "invalid-choice",
      severity: "error",
      message: `\`${type}\` is not a page type`,
      why: "The key of a budget is the name of a template, or `default`.",
      hint: didYouMean(type, types, types.length),
      place: locateNetwork(["budgets", type], true),
    }),
  );
};
