import { expect, test } from "vitest";
import { overlayError } from "../../../../cli/serve/dev/errorScreens.ts";
import type { Problem } from "../../../../cli/core/problems/problem.ts";

const text = "name: Quay\npages:\n  abuot: {}\n";
const problem = (more: Partial<Problem> = {}): Problem => ({
  code: "unknown-key",
  severity: "error",
  message: "There is no key `abuot` at this level",
  hint: "Did you mean `about`?",
  place: { file: "countries/quay.yaml", line: 3, column: 3, length: 5, text },
  ...more,
});

test("a single mistake: what, where, its lines, and what to write instead", () => {
  expect(overlayError("/site", [problem()])).toMatchInlineSnapshot(`
    {
      "frame": "​  2 | pages:
    > 3 |   abuot: {}
        |   ^^^^^
      4 |
    ",
      "loc": {
        "column": 3,
        "file": "/site/countries/quay.yaml",
        "line": 3,
      },
      "message": "1 error in 1 file

    There is no key \`abuot\` at this level [unknown-key]",
      "stack": "→ Did you mean \`about\`?

    Esc closes this message. It disappears when everything is corrected.",
    }
  `);
});

test("several: the others follow, each with a place that the overlay makes a link", () => {
  const second = problem({
    code: "missing-content",
    message: "The page has no copy",
    why: "Each page has a Markdown file.",
    place: { file: "countries/network.yaml", line: 1, column: 1, length: 1 },
  });
  const { message, stack } = overlayError("/site", [problem(), second]);
  expect(`${message}\n---\n${stack}`).toMatchInlineSnapshot(`
    "2 errors in 2 files

    There is no key \`abuot\` at this level [unknown-key]
    ---
    → Did you mean \`about\`?

    /site/countries/network.yaml:1:1
    The page has no copy [missing-content]
    Each page has a Markdown file.
    → Did you mean \`about\`?

    Esc closes this message. It disappears when everything is corrected."
  `);
});

test("control characters of a file do not reach the page", () => {
  expect(overlayError("/site", [problem({ message: "odd \u001B[31m" })]).message).toContain("odd \uFFFD[31m");
});
