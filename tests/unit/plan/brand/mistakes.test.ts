import { expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

const BRAND = "countries/brand";
const branded = (yaml: string) => makeProject().replace(NETWORK_FILE, "host:\n", `${yaml}host:\n`);

it("a file that is not there", async () => {
  const project = branded("  logo: logo.svg\n  icon: ikon.svg\n").write(
    `${BRAND}/icon.svg`,
    '<svg viewBox="0 0 9 9"/>',
  );
  expect((await project.measure()).report()).toMatchInlineSnapshot(`
    "countries/network.yaml:7:9 error There is no file \`logo.svg\` of the brand [missing-brand-file]

        6 |     - { title: Free, text: Our services cost you nothing. }
      > 7 |   logo: logo.svg
          |         ^^^^^^^^
        8 |   icon: ikon.svg

      countries/brand/logo.svg is not there.
      → Known: \`icon.svg\`.

    countries/network.yaml:8:9 error There is no file \`ikon.svg\` of the brand [missing-brand-file]

        7 |   logo: logo.svg
      > 8 |   icon: ikon.svg
          |         ^^^^^^^^
        9 | host:

      countries/brand/ikon.svg is not there.
      → Did you mean \`icon.svg\`?

    2 errors in 1 file"
  `);
});

it("an illustration that is not there, in the country's own brand", async () => {
  const project = makeProject()
    .write(`${BRAND}/illustrations/tooth.svg`, '<svg viewBox="0 0 9 9"/>')
    .append(COUNTRY_FILE, "brand:\n  illustrations: { subjects: { toth: [visa] }, other: none }\n");
  expect((await project.measure()).report()).toMatchInlineSnapshot(`
    "countries/atlantis.yaml:20:32 error There is no illustration \`toth\` [missing-brand-file]

        19 | brand:
      > 20 |   illustrations: { subjects: { toth: [visa] }, other: none }
           |                                ^^^^
        21 |

      countries/brand/illustrations/ has no file of that name.
      → Did you mean \`tooth\`?

    countries/atlantis.yaml:20:55 error There is no illustration \`none\` [missing-brand-file]

        19 | brand:
      > 20 |   illustrations: { subjects: { toth: [visa] }, other: none }
           |                                                       ^^^^
        21 |

      countries/brand/illustrations/ has no file of that name.
      → Known: \`tooth\`.

    2 errors in 1 file"
  `);
});

it("a drawing that runs something, one that is no XML, and one without a size", async () => {
  const project = branded("  logo: { light: logo.svg, dark: dark.svg }\n  icon: icon.svg\n")
    .write(`${BRAND}/logo.svg`, '<svg viewBox="0 0 9 9">\n  <path d="M0 0"/>\n  <path onclick="alert(1)"/>\n</svg>\n')
    .write(`${BRAND}/dark.svg`, '<svg viewBox="0 0 9 9">\n  <path d="M0 0">\n</svg>\n')
    .write(`${BRAND}/icon.svg`, "<svg/>")
    .write(`${BRAND}/illustrations/places/at.svg`, '<svg viewBox="0 0 9 9"><use href="other.svg#a"/></svg>');
  expect((await project.measure()).report()).toMatchInlineSnapshot(`
    "countries/brand/dark.svg:3:6 error The picture can't be read: countries/brand/dark.svg [broken-picture]

        2 |   <path d="M0 0">
      > 3 | </svg>
          |      ^
        4 |

      The parser says: unexpected close tag.
      → Export it anew as SVG.

    countries/brand/illustrations/places/at.svg:1:29 error The SVG holds a script, or loads something from elsewhere: countries/brand/illustrations/places/at.svg [unsafe-picture]

      > 1 | <svg viewBox="0 0 9 9"><use href="other.svg#a"/></svg>
          |                             ^^^^

      The attribute \`href\` leads somewhere else than to a part of the drawing. Whoever opens its address would run it as a part of the site.
      → Export it as plain SVG, without scripts, links and linked files.

    countries/brand/logo.svg:3:9 error The SVG holds a script, or loads something from elsewhere: countries/brand/logo.svg [unsafe-picture]

        2 |   <path d="M0 0"/>
      > 3 |   <path onclick="alert(1)"/>
          |         ^^^^^^^
        4 | </svg>

      The attribute \`onclick\` runs a script. Whoever opens its address would run it as a part of the site.
      → Export it as plain SVG, without scripts, links and linked files.

    countries/network.yaml:8:9 error The picture can't be read: countries/brand/icon.svg [broken-picture]

        7 |   logo: { light: logo.svg, dark: dark.svg }
      > 8 |   icon: icon.svg
          |         ^^^^^^^^
        9 | host:

      It has no size.
      → Give its \`svg\` element a \`viewBox="0 0 W H"\`.

    4 errors in 4 files"
  `);
});

it("names that are none, and fonts that can't be", async () => {
  const project = branded(
    `  logo: ../logo.png
  picture: { file: share.svg }
  fonts:
    body: Helvetica
    heading: { package: "@fontsource/nothing-like-it" }
`,
  );
  expect((await project.measure()).report()).toMatchInlineSnapshot(`
    "countries/network.yaml:7:9 error The value is no name of an SVG file [invalid-value]

        6 |     - { title: Free, text: Our services cost you nothing. }
      > 7 |   logo: ../logo.png
          |         ^^^^^^^^^^^
        8 |   picture: { file: share.svg }

      → Put the file into countries/brand/ and write its name, for example \`logo.svg\`.

    countries/network.yaml:8:3 error The picture has no alt text [missing-alt]

        7 |   logo: ../logo.png
      > 8 |   picture: { file: share.svg }
          |   ^^^^^^^
        9 |   fonts:

      Those who can't see it learn from the alt text what it shows.
      → Say in a few words what it shows: \`alt: Students in front of the library\`.

    countries/network.yaml:8:20 error The value is no name of a picture that link previews show [invalid-value]

        7 |   logo: ../logo.png
      > 8 |   picture: { file: share.svg }
          |                    ^^^^^^^^^
        9 |   fonts:

      → Put the file into countries/brand/ and write its name, for example \`share.jpg\`.

    countries/network.yaml:10:11 error \`brand.fonts.body\` is not in the form that is wanted [invalid-value]

         9 |   fonts:
      > 10 |     body: Helvetica
           |           ^^^^^^^^^
        11 |     heading: { package: "@fontsource/nothing-like-it" }

      → Write a package of Fontsource, for example \`@fontsource-variable/inter\`, or \`{ files: … }\`.

    4 errors in 1 file"
  `);
});

it("fonts that are not there, and weights that they have not", async () => {
  const project = branded(
    `  fonts:
    body: { package: "@fontsource-variable/figtree", weights: [400, 950] }
    heading: { files: [{ file: brand.woff2, weight: 700 }] }
`,
  ).append(COUNTRY_FILE, 'brand: { fonts: { body: "@fontsource/nothing-like-it" } }\n');
  expect((await project.measure()).report()).toMatchInlineSnapshot(`
    "countries/atlantis.yaml:19:25 error The package \`@fontsource/nothing-like-it\` is not installed [unknown-font]

        18 |     nearrestarea: { options: [Poseidonis] }
      > 19 | brand: { fonts: { body: "@fontsource/nothing-like-it" } }
           |                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        20 |

      The fonts of a site are its own files.
      → Run \`npm install @fontsource/nothing-like-it\`, or write another package of Fontsource.

    countries/network.yaml:9:32 error There is no font file \`brand.woff2\` [unknown-font]

         8 |     body: { package: "@fontsource-variable/figtree", weights: [400, 950] }
      >  9 |     heading: { files: [{ file: brand.woff2, weight: 700 }] }
           |                                ^^^^^^^^^^^
        10 | host:

      countries/brand/atlantis/fonts/brand.woff2 and countries/brand/fonts/brand.woff2 are not there.
      → Put the file into countries/brand/fonts/.

    2 errors in 2 files"
  `);
});

it("a font file that is none", async () => {
  const project = branded("  fonts:\n    body: { files: [{ file: brand.ttf, weight: 400 }] }\n").write(
    `${BRAND}/fonts/brand.ttf`,
    "no font",
  );
  expect((await project.measure()).report()).toMatchInlineSnapshot(`
    "countries/network.yaml:8:29 error The font countries/brand/fonts/brand.ttf can't be read [broken-font]

        7 |   fonts:
      > 8 |     body: { files: [{ file: brand.ttf, weight: 400 }] }
          |                             ^^^^^^^^^
        9 | host:

      → Export it anew as WOFF2, WOFF, TTF or OTF.

    1 error in 1 file"
  `);
});
