import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject } from "../../project.ts";

const withTheme = (lines: string) => makeProject().append(COUNTRY_FILE, `theme:\n${lines}`);

describe("a theme", () => {
  it("may be left out, and may change what it likes", () => {
    expect(withTheme('  deep: "#12315f"\n  accent: "#FB4"\n').problems()).toEqual([]);
  });

  it("a dark ground that is too light", () =>
    expect(withTheme('  deep: "#4f8a86"\n').report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:9 error \`theme.deep\` gives links on paper a contrast of 1.87; the minimum is 4.5 [low-contrast]
        | "#4f8a86"
        Many visitors could not read it (WCAG 2.2, level AA).
        → Write "#014845", the nearest colour of the same hue with enough contrast everywhere."
    `));

  it("an accent that is lost on the dark ground, and one that is lost on paper", () =>
    expect(withTheme('  accent: "#7a3b10"\n  accentInk: "#e0a030"\n').report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:11 error \`theme.accent\` gives links under the pointer, and icons, on the dark background a contrast of 1.52; the minimum is 4.5 [low-contrast]
        | "#7a3b10"
        Many visitors could not read it (WCAG 2.2, level AA).
        → Write "#ce875f", the nearest colour of the same hue with enough contrast everywhere.
      countries/atlantis.yaml:21:14 error \`theme.accentInk\` gives numbers and icons in their tinted discs a contrast of 1.93; the minimum is 4.5 [low-contrast]
        | "#e0a030"
        Many visitors could not read it (WCAG 2.2, level AA).
        → Write "#8f6100", the nearest colour of the same hue with enough contrast everywhere."
    `));

  it("a page that is too dark for its text, and an accent that is lost on the dark ground", () =>
    expect(withTheme('  deep: "#0d3a37"\n  accent: "#123456"\n  paper: "#555555"\n').report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:21:11 error \`theme.accent\` gives links under the pointer, and icons, on the dark background a contrast of 1.01; the minimum is 4.5 [low-contrast]
        | "#123456"
        Many visitors could not read it (WCAG 2.2, level AA).
        → Write "#7a9fc7", the nearest colour of the same hue with enough contrast everywhere.
      countries/atlantis.yaml:22:10 error \`theme.paper\` gives summaries and small print on paper a contrast of 1.03; the minimum is 4.5 [low-contrast]
        | "#555555"
        Many visitors could not read it (WCAG 2.2, level AA).
        → Write "#f8f8f8", the nearest colour of the same hue with enough contrast everywhere."
    `));

  it("what is no colour, and one that YAML takes for a comment", () =>
    expect(withTheme("  accent: marigold\n  deep: #12315f\n").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:11 error The value is not a colour [invalid-value]
        | marigold
        → Write a number sign and six hexadecimal digits, in quotation marks, for example "#f6ae2d". Without quotation marks YAML reads a comment.
      countries/atlantis.yaml:21:9 error \`theme.deep\` is empty, but must be text [wrong-type]
        | #
        \`deep\`: Dark background of network bar, bands, calls and footer.
        → Write a number sign and six hexadecimal digits, in quotation marks, for example "#f6ae2d". Without quotation marks YAML reads a comment."
    `));

  it("an unknown key", () =>
    expect(withTheme('  acent: "#f6ae2d"\n').report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:3 error There is no key \`acent\` in \`theme\` [unknown-key]
        | acent
        → Did you mean \`accent\`?"
    `));

  it("art of a page that the country does not have", () =>
    expect(withTheme("  art: [services, services/visa-guidence]\n").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:19 error There is no page or group \`services/visa-guidence\` [unknown-page]
        | services/visa-guidence
        A window of the home page's hero links to it.
        → Did you mean \`services/visa-guidance\`?"
    `));

  it("is located in the network's defaults when it comes from there", () =>
    expect(
      makeProject()
        .replace(
          "countries/network.yaml",
          "  languages: [en-AU]\n",
          '  languages: [en-AU]\n  theme: { accent: "#333333" }\n',
        )
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:29:20 error \`theme.accent\` gives links under the pointer, and icons, on the dark background a contrast of 1.03; the minimum is 4.5 [low-contrast]
        | "#333333"
        Many visitors could not read it (WCAG 2.2, level AA).
        → Write "#989898", the nearest colour of the same hue with enough contrast everywhere."
    `));
});
