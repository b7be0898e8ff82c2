import { once } from "node:events";
import { mkdirSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadConfig } from "../../../../cli/config/loadConfig.ts";
import { EnvironmentError } from "../../../../cli/core/problems/errors.ts";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

describe("files that are no text", () => {
  it("a folder with the name of a file", () => {
    const project = makeProject().remove(COUNTRY_FILE);
    mkdirSync(join(project.root, COUNTRY_FILE));
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error This is a folder with the name of a file [not-a-file]
        → Rename the folder, or move its contents."
    `);
  });

  it("a socket, and whatever else is no file with contents", async () => {
    const project = makeProject().remove(COUNTRY_FILE);
    const socket = createServer().listen(join(project.root, COUNTRY_FILE));
    await once(socket, "listening");
    const report = project.report();
    socket.close();
    expect(report).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error This is not a regular file, but a pipe, a socket or a device [not-a-file]
        Reading it might never end.
        → Remove it, or replace it by a regular file."
    `);
  });

  it("bytes that are not UTF-8", () => {
    expect(makeProject().write(COUNTRY_FILE, Buffer.from("name: Curaçao\n", "latin1")).report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error The file is not UTF-8 text [not-utf8]
        → Save it again with the encoding UTF-8."
    `);
  });

  it("UTF-16", () => {
    expect(makeProject().write(COUNTRY_FILE, Buffer.from("\ufeffname: Curaçao\n", "utf16le")).report())
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:1:1 error The file is not UTF-8 text [not-utf8]
          → Save it again with the encoding UTF-8."
      `);
  });

  it("more than 1 MB", () => {
    expect(
      makeProject()
        .write(COUNTRY_FILE, `# ${"x".repeat(1_200_000)}\n`)
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error The file has 1.2 MB [file-too-large]
        → Split the file. A configuration or content file can have at most 1 MB."
    `);
  });

  it("a link that leads nowhere", () => {
    const project = makeProject().remove(COUNTRY_FILE);
    symlinkSync("nowhere.yaml", join(project.root, COUNTRY_FILE));
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error The symbolic link has no target [unreadable-file]
        → Check the file and its permissions."
    `);
  });

  it("network.yaml among them", () => {
    const project = makeProject().remove(NETWORK_FILE);
    mkdirSync(join(project.root, NETWORK_FILE));
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/network.yaml:1:1 error This is a folder with the name of a file [not-a-file]
        → Rename the folder, or move its contents."
    `);
  });
});

it("a byte order mark and Windows line ends are read", () => {
  const project = makeProject();
  const text = `\ufeff${project.read(COUNTRY_FILE).replaceAll("\n", "\r\n")}`;
  expect(project.write(COUNTRY_FILE, text).report()).toBe("");
});

it("a folder without countries/ is no project", () => {
  const project = makeProject().remove("countries");
  expect(() => loadConfig(project.root)).toThrow(EnvironmentError);
  expect(() => loadConfig(project.root)).toThrow(`There is no folder countries/ in ${project.root}`);
});

it("no network.yaml", () => {
  expect(makeProject().remove(NETWORK_FILE).report()).toMatchInlineSnapshot(`
    "countries/network.yaml:1:1 error There is no countries/network.yaml [no-countries]
      It contains what belongs to no single country: brand, host, content API.
      → Create it, or pass the folder that contains countries/ with --root DIR."
  `);
});

it("no country", () => {
  expect(makeProject().remove(COUNTRY_FILE).report()).toMatchInlineSnapshot(`
    "countries/network.yaml:1:1 error There is no country file beside network.yaml [no-countries]
      | b
      → Add countries/<country>.yaml."
  `);
});

it("file names that are no site names", () => {
  const project = makeProject();
  const text = project.read(COUNTRY_FILE);
  project
    .remove(COUNTRY_FILE)
    .write("countries/New Atlantis.yaml", text)
    .replace(NETWORK_FILE, "fallback: atlantis", "fallback: lemuria");
  project.addCountry("lemuria", "LI");
  project.write("countries/lemuria.yml", project.read("countries/lemuria.yaml")).remove("countries/lemuria.yaml");
  expect(project.report()).toMatchInlineSnapshot(`
    "countries/lemuria.yml:1:1 error The file name \`lemuria.yml\` is not a slug with the extension .yaml [file-name]
      | n
      The file name is the site's path: /<name>/.
      → Rename it to lemuria.yaml.
    countries/New Atlantis.yaml:1:1 error The file name \`New Atlantis.yaml\` is not a slug with the extension .yaml [file-name]
      | n
      The file name is the site's path: /<name>/.
      → Rename it to new-atlantis.yaml."
  `);
});

it("a file name with capitals is one mistake: its country is read as it is meant", () => {
  const project = makeProject();
  const text = project.read(COUNTRY_FILE);
  project.remove(COUNTRY_FILE).write("countries/Atlantis.yaml", `${text}pages: { own: {} }\n`);
  project.write("countries/content/atlantis/own.md", copyOf("Own"));
  expect(project.report()).toMatchInlineSnapshot(`
    "countries/Atlantis.yaml:1:1 error The file name \`Atlantis.yaml\` is not a slug with the extension .yaml [file-name]
      | n
      The file name is the site's path: /<name>/.
      → Rename it to atlantis.yaml."
  `);
});
