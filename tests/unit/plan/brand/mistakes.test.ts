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
    "countries/network.yaml:7:9 error There is no brand file \`logo.svg\` [missing-brand-file]
      | logo.svg
      countries/brand/logo.svg does not exist.
      → Known: \`icon.svg\`.
    countries/network.yaml:8:9 error There is no brand file \`ikon.svg\` [missing-brand-file]
      | ikon.svg
      countries/brand/ikon.svg does not exist.
      → Did you mean \`icon.svg\`?"
  `);
});

it("an illustration that is not there, in the country's own brand", async () => {
  const project = makeProject()
    .write(`${BRAND}/illustrations/tooth.svg`, '<svg viewBox="0 0 9 9"/>')
    .append(COUNTRY_FILE, "brand:\n  illustrations: { subjects: { toth: [visa] }, other: none }\n");
  expect((await project.measure()).report()).toMatchInlineSnapshot(`
    "countries/atlantis.yaml:20:32 error There is no illustration \`toth\` [missing-brand-file]
      | toth
      countries/brand/illustrations/ has no file of that name.
      → Did you mean \`tooth\`?
    countries/atlantis.yaml:20:55 error There is no illustration \`none\` [missing-brand-file]
      | none
      countries/brand/illustrations/ has no file of that name.
      → Known: \`tooth\`."
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
      | >
      The parser reports: unexpected close tag.
      → Export it again as SVG.
    countries/brand/illustrations/places/at.svg:1:29 error The SVG contains a script, or loads something from another address: countries/brand/illustrations/places/at.svg [unsafe-picture]
      | href
      The attribute \`href\` refers to something outside the drawing. If somebody opened its address, it would run as part of the site.
      → Export it as plain SVG, without scripts, links and linked files.
    countries/brand/logo.svg:3:9 error The SVG contains a script, or loads something from another address: countries/brand/logo.svg [unsafe-picture]
      | onclick
      The attribute \`onclick\` runs a script. If somebody opened its address, it would run as part of the site.
      → Export it as plain SVG, without scripts, links and linked files.
    countries/network.yaml:8:9 error The picture can't be read: countries/brand/icon.svg [broken-picture]
      | icon.svg
      It has no size.
      → Give its \`svg\` element a \`viewBox="0 0 W H"\`."
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
    "countries/network.yaml:7:9 error The value is not the name of an SVG file [invalid-value]
      | ../logo.png
      → Put the file into countries/brand/ and write its name, for example \`logo.svg\`.
    countries/network.yaml:8:3 error The picture has no alt text [missing-alt]
      | picture
      The alt text describes the picture to people who can't see it.
      → Describe in a few words what it shows: \`alt: Visitors in front of the library\`.
    countries/network.yaml:8:20 error The value is not the name of a picture for link previews [invalid-value]
      | share.svg
      → Put the file into countries/brand/ and write its name, for example \`share.jpg\`.
    countries/network.yaml:10:11 error \`brand.fonts.body\` has the wrong format [invalid-value]
      | Helvetica
      → Write the name of a Fontsource package, for example \`@fontsource-variable/inter\`, or \`{ files: … }\`."
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
      | "@fontsource/nothing-like-it"
      Sites serve their own font files.
      → Run \`npm install @fontsource/nothing-like-it\`, or write another Fontsource package.
    countries/network.yaml:9:32 error There is no font file \`brand.woff2\` [unknown-font]
      | brand.woff2
      countries/brand/atlantis/fonts/brand.woff2 and countries/brand/fonts/brand.woff2 do not exist.
      → Put the file into countries/brand/fonts/."
  `);
});

it("a font file that is none", async () => {
  const project = branded("  fonts:\n    body: { files: [{ file: brand.ttf, weight: 400 }] }\n").write(
    `${BRAND}/fonts/brand.ttf`,
    "no font",
  );
  expect((await project.measure()).report()).toMatchInlineSnapshot(`
    "countries/network.yaml:8:29 error The font countries/brand/fonts/brand.ttf can't be read [broken-font]
      | brand.ttf
      → Export it again as WOFF2, WOFF, TTF or OTF."
  `);
});
