import { expect, it } from "vitest";
import { describeCode, describeCodes } from "../../../../cli/core/problems/codes/describeCode.ts";
import { printCode, printCodes } from "../../../../cli/commands/checking/explain.ts";
import { PROBLEM_CODES } from "../../../../cli/core/problems/problem.ts";

const plain = (_style: string, text: string) => text;

it("a code is explained with the mistake marked", () =>
  expect(printCode(describeCode("unknown-country"), plain)).toMatchInlineSnapshot(`
    "unknown-country: A named country has a file.

    Visitors would be sent to a site that does not exist.

    ✗ Wrong
      countries/network.yaml
        geoIp:
          url: https://geo.example.com/json
          fallback: indai
                    ^^^^^

    ✓ Right
      countries/network.yaml
        geoIp:
          url: https://geo.example.com/json
          fallback: india"
  `));

it("files that text can't show are named, and files that both examples need come first", () =>
  expect(printCode(describeCode("missing-picture"), plain)).toMatchInlineSnapshot(`
    "missing-picture: A named picture is a file beside the page's file or in countries/images.

    Visitors would see a gap instead of the picture.

    With
      countries/images/india/office.jpg (a photo, 1600 pixels wide)

    ✗ Wrong
      countries/content/india/home.md
        ---
        …
        ---

        ![The office in autumn](office.png)
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        …

    ✓ Right
      countries/content/india/home.md
        ---
        …
        ---

        ![The office in autumn](office.jpg)

        …

    → Correct the name, including upper and lower case. Or put the file beside the page's or into countries/images/.

    Read more: node_modules/countrysites/docs/writing-pages.md#pictures"
  `));

it("all codes are listed, topic by topic", () => {
  const list = printCodes(describeCodes(), plain);
  expect(list.split("\n\n")[0]).toMatchInlineSnapshot(`
    "Files
    no-countries            A project has a countries/ folder with network.yaml and at least one country file.
    not-a-file              A name that ends in .yaml belongs to a file, not to a folder.
    link-outside            A symbolic link in countries/ leads to a file of the same repository.
    unreadable-file         A configuration file can be read.
    file-too-large          A configuration file has at most 1 MB.
    not-utf8                Text files are UTF-8.
    empty-file              A configuration file is not empty.
    file-name               The name of a country file is a slug.
    public-name             The name of a file in countries/public is accepted by hosts, and is a valid address without encoding.
    public-conflict         A file in countries/public has an address that the build does not use itself."
  `);
  const words = list.split("\n").map((line) => line.split(" ")[0]);
  expect(Object.keys(PROBLEM_CODES).filter((code) => !words.includes(code))).toEqual([]);
});
