import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyOf, makeProject, NETWORK_FILE, prose } from "../../unit/project.ts";
import { build as buildFor } from "./inProcess.ts";

const VISA = "countries/content/shared/services/visa-guidance.md";

const build = (root: string) => buildFor(root, "--host", "netlify");

it("writes each page that search engines list as Markdown, and lists of them, where that is wanted", async () => {
  const project = makeProject();
  const { root } = project;
  const read = (file: string) => readFileSync(join(root, "dist", file), "utf8");
  await build(root);
  expect(existsSync(join(root, "dist/llms.txt"))).toBe(false);
  expect(existsSync(join(root, "dist/atlantis/index.md"))).toBe(false);
  expect(read("atlantis/services/visa-guidance/index.html")).not.toContain("text/markdown");

  project.append(NETWORK_FILE, "llms: true\n");
  project.write(
    VISA,
    copyOf(
      "Visa guidance",
      `${prose()}\n\n## Fees\n\n| To | Fee |\n| -- | --- |\n| Us | 0 |\n\nSee [counseling](/services/counseling/).`,
    ),
  );
  await build(root);
  expect(read("llms.txt")).toMatchInlineSnapshot(`
    "# Example

    > Free counselling for students who want to study abroad.

    ## Example

    - [Atlantis](https://www.example.com/atlantis/llms.txt)
    "
  `);
  expect(read("atlantis/llms.txt")).toMatchInlineSnapshot(`
    "# Home | Example Atlantis

    > A description of Home that is long enough for a search engine to show.

    ## Home

    - [Home](https://www.example.com/atlantis/index.md): A description of Home that is long enough for a search engine to show.
    - [Contact us](https://www.example.com/atlantis/contact-us/index.md): A description of Contact us that is long enough for a search engine to show.

    ## Services

    - [Services](https://www.example.com/atlantis/services/index.md): A description of Services that is long enough for a search engine to show.
    - [Visa guidance](https://www.example.com/atlantis/services/visa-guidance/index.md): A description of Visa guidance that is long enough for a search engine to show.
    - [Counseling](https://www.example.com/atlantis/services/counseling/index.md): A description of Counseling that is long enough for a search engine to show.
    "
  `);
  expect(read("atlantis/services/visa-guidance/index.html")).toContain(
    '<link rel="alternate" type="text/markdown" href="index.md">',
  );
  const twin = read("atlantis/services/visa-guidance/index.md");
  expect(twin.replaceAll(/(?:Ten plain words[^\n]*\s?)+/g, "…\n")).toMatchInlineSnapshot(`
    "---
    title: "Visa guidance | Example Atlantis"
    description: "A description of Visa guidance that is long enough for a search engine to show."
    url: https://www.example.com/atlantis/services/visa-guidance/
    ---

    # Visa guidance

    What Visa guidance is, in one sentence.

    …

    ## Fees

    | To  | Fee |
    | --- | --- |
    | Us  | 0   |

    See [counseling](https://www.example.com/atlantis/services/counseling/).

    ## Do you have a question?

    -   Free

    [Contact us](https://www.example.com/atlantis/contact-us/)[+99 0000 0000](tel:+9900000000)

    ## Read next

    -   ### [Counseling](https://www.example.com/atlantis/services/counseling/)
        
        What Counseling is, in one sentence.
        

    ## Talk to us

    Write to us or call. We are glad to answer your questions.

    [Contact us](https://www.example.com/atlantis/contact-us/)[+99 0000 0000](tel:+9900000000)
    "
  `);
  expect(existsSync(join(root, "dist/atlantis/thank-you/index.md"))).toBe(false);
  expect(await build(root)).toBe(0);

  project.replace(VISA, "| Us | 0 |", "| Us | 1 |");
  expect(await build(root)).toBe(1);
  expect(read("atlantis/services/visa-guidance/index.md")).toContain("| Us  | 1   |");
});
