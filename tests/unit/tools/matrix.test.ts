import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { checkProject, requireProject } from "../../../cli/build/checkProject.ts";
import { readSettings } from "../../../cli/tools/explain/settings.ts";
import { readHistory } from "../../../cli/core/history.ts";
import { keyRows, pageRows } from "../../../cli/tools/matrixRows.ts";
import { differs, matrixTable, matrixPage } from "../../../cli/tools/matrix.ts";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, type TestProject } from "../project.ts";

async function rowsOf({ root }: TestProject) {
  const { config, content } = requireProject(await checkProject({ root }));
  const settings = readSettings(root);
  const { countries } = settings;
  const options = { countries, config, content, settings, history: await readHistory(root) };
  return { countries, rows: [...(await keyRows(options)), ...pageRows(options)].filter(differs) };
}

/** Two countries, of which one has all kinds of settings and copy. */
const project = () =>
  makeProject()
    .addCountry("mu", "MU")
    .append(
      NETWORK_FILE,
      "  theme: { accent: '#f6ae2d', deep: '#0d3a37' }\nlocked: [theme.deep]\nrequired: [{ page: contact-us }]\n",
    )
    .append(
      COUNTRY_FILE,
      "theme: { accent: '#f8c537' }\nnavigation: { remove: [Contact us] }\nredirects: [{ from: /old, to: /atlantis/ }]\n",
    )
    .replace("countries/mu.yaml", "    shared: true", "    shared: true\n    omit: [counseling]")
    .write("countries/content/atlantis/contact-us.md", copyOf("Contact Atlantis"))
    .write("countries/content/mu/contact-us.md", copyOf("Contact Mu"));

/** Commits all files as they are, at a time of one's own. */
function commit({ root }: TestProject, day: string) {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Example", "-c", "user.email=a@example.com", ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` },
    });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "A day's work");
}

describe("the matrix", () => {
  it("shows what is shared, replaced, changed and missing", async () => {
    const { rows, countries } = await rowsOf(project());
    expect(matrixTable(rows, countries, 100)).toMatchInlineSnapshot(`
      "                           atlantis  mu
      navigation                 +         ·
      forms.fields.nearrestarea  +         +
      theme.accent               x         ·
      redirects                  o         -
      contact-us (required)      x         x
      services/counseling        ·         -

      · shared   o the country's own, without a shared version   + changes the shared version   x replaces the shared version   - missing"
    `);
  });

  it("counts where the countries don't fit", async () => {
    const { rows, countries } = await rowsOf(project());
    expect(matrixTable(rows, countries, 30)).toMatchInlineSnapshot(`
      "                           shared  own  changed  overridden  older  missing
      navigation                      1             1
      forms.fields.nearrestarea                     2
      theme.accent                    1                         1
      redirects                            1                                    1
      contact-us (required)                                     2
      services/counseling             1                                         1"
    `);
  });

  it("names the places of what is replaced", async () => {
    const { rows } = await rowsOf(project());
    expect(rows.find(({ name }) => name === "theme.accent")?.cells[0]).toEqual({
      country: "atlantis",
      state: "overridden",
      file: COUNTRY_FILE,
      line: 19,
      over: "countries/network.yaml:63",
    });
  });

  it("knows by the commits what is older than what it replaces", async () => {
    const made = project();
    commit(made, "2026-01-01");
    made
      .replace(NETWORK_FILE, "#f6ae2d", "#f6ae2e")
      .write("countries/content/shared/contact-us.md", copyOf("Contact all"));
    commit(made, "2026-02-01");
    made.write("countries/content/mu/contact-us.md", copyOf("Contact us in Mu"));
    const { rows } = await rowsOf(made);
    const statesOf = (name: string) => rows.find((row) => row.name === name)?.cells.map(({ state }) => state);
    expect([statesOf("theme.accent"), statesOf("contact-us")]).toEqual([
      ["older", "shared"],
      ["older", "overridden"],
    ]);
  });

  it("believes copy that says which version it replaces", async () => {
    const made = project();
    const mark = (hash: string) =>
      made.write(
        "countries/content/mu/contact-us.md",
        copyOf("Contact Mu").replace("---\n", `---\nsourceHash: "${hash}"\n`),
      );
    const stale = mark("00000000")
      .problems()
      .find(({ code }) => code === "stale-override");
    const hash = /sourceHash: "(\w+)"/.exec(stale?.hint ?? "")?.[1] ?? "";
    const isStale = mark(hash)
      .problems()
      .some(({ code }) => code === "stale-override");
    expect([stale?.severity, isStale]).toEqual(["warning", false]);
  });

  it("is a page that escapes what it is given", async () => {
    const { rows, countries } = await rowsOf(project());
    const page = matrixPage({ rows, countries, toRoot: "../", name: "<Tom & Co>" });
    expect(page).toContain("<h1>&lt;Tom &amp; Co&gt;: what countries share</h1>");
    expect(page).toContain(
      '<a href="../countries/atlantis.yaml#L19" title="countries/atlantis.yaml:19, over countries/network.yaml:63">',
    );
    expect(page).toContain('<span class="rule">required</span>');
  });
});
