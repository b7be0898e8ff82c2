import { z } from "zod";
import { PROBLEM_CODES, type ProblemCode } from "../../core/problems/problem.ts";
import { didYouMean, suggest } from "../../core/problems/suggest.ts";
import { Text } from "./primitives.ts";

/** A problem code. An enum would list a hundred codes in the reference; `sitegen explain` does that. */
const Code = z
  .string()
  .superRefine((written, context) => {
    if (Object.hasOwn(PROBLEM_CODES, written)) return;
    const params = {
      code: "invalid-choice" satisfies ProblemCode,
      hint:
        suggest(written, Object.keys(PROBLEM_CODES)) === undefined
          ? "Write the code in brackets after the warning's message."
          : didYouMean(written, Object.keys(PROBLEM_CODES)),
    };
    context.addIssue({ code: "custom", message: `There is no code \`${written}\``, params });
  })
  .meta({ examples: ["thin-content"] });

/** A path below `countries/`, with forward slashes. */
const Where = z
  .string()
  .refine((path) => /^countries\/(?!.*(?:^|\/)\.\.(?:\/|$))/.test(path) && !/[*?\\]/.test(path), {
    error: "The value is not a file or folder of the project",
    params: {
      code: "invalid-value" satisfies ProblemCode,
      hint: "Write a file as problems name it, for example `countries/india.yaml`, or a folder with a final slash.",
    },
  })
  .meta({ examples: ["countries/content/india/"] });

const Suppression = z
  .strictObject({
    code: Code.describe("Code of the warnings, in brackets after their message."),
    in: Where.describe(
      "The file of the warnings: `countries/india.yaml`; or a folder, with a final slash: `countries/content/india/`.",
    ),
    why: Text.describe("Why the warnings are accepted, for later readers."),
  })
  .meta({
    examples: [
      { code: "thin-content", in: "countries/content/india/", why: "Short pages are what readers there want." },
    ],
  });

/** Accepted warnings. */
export const Suppressions = z.array(Suppression).default([]);
