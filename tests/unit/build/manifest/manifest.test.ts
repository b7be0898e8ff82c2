import { describe, expect, it } from "vitest";
import { checkTexts } from "../../../checkTexts.ts";
import { openProject } from "../../../../cli/core/project.ts";
import { manifestFiles, parseManifest } from "../../../../cli/build/manifest/manifestFiles.ts";
import { manifestOf } from "./manifestOf.ts";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, prose, type TestProject } from "../../project.ts";

const VISA = "countries/content/shared/services/visa-guidance.md";

/** Keys of an object whose values differ. */
const differing = <T extends object>(a: T, b: T): string[] =>
  Object.keys(a).filter((key) => JSON.stringify(a[key as keyof T]) !== JSON.stringify(b[key as keyof T]));

const changesOf = (change: (project: TestProject) => TestProject, path = "services/visa-guidance/"): string[] => {
  const project = makeProject();
  const before = manifestOf(project).sites["atlantis"];
  const after = manifestOf(change(project)).sites["atlantis"];
  const pages = [before?.pages[path] ?? {}, after?.pages[path] ?? {}] as const;
  return [...differing(before ?? {}, after ?? {}).filter((key) => key !== "hash"), ...differing(...pages)];
};

describe("the manifest", () => {
  it("says what is live", () => {
    const { hosts, sites } = manifestOf(
      makeProject().append(NETWORK_FILE, "redirects:\n  - { from: /old/, to: /atlantis/contact-us/ }\n"),
    );
    expect(hosts).toMatchObject([
      {
        key: "",
        origin: "https://www.example.com",
        base: "/",
        files: {},
        redirects: [{ from: "/old/", to: "/atlantis/contact-us/", status: 301 }],
      },
    ]);
    expect(sites["atlantis"]).toMatchObject({ country: "atlantis", host: "", home: "/atlantis/", language: "en-AU" });
    expect(Object.keys(sites["atlantis"]?.pages ?? {})).toEqual([
      "",
      "contact-us/",
      "thank-you/",
      "services/",
      "services/visa-guidance/",
      "services/counseling/",
    ]);
    expect(sites["atlantis"]?.pages["services/visa-guidance/"]).toMatchObject({
      title: "Visa guidance",
      template: "article",
    });
  });

  it("is the same for the same project in another folder", () => {
    const [one, two] = [makeProject(), makeProject()].map((project) =>
      manifestOf(project.write("countries/public/a.txt", "A").write("countries/public/atlantis/b.txt", "B")),
    );
    expect(one).toEqual(two);
    expect(one?.hosts[0]?.files).toEqual({ "a.txt": expect.any(String) });
    expect(one?.sites["atlantis"]?.files).toEqual({ "b.txt": expect.any(String) });
  });

  it("tells what of a page has changed", () => {
    expect(changesOf((project) => project.write(VISA, copyOf("Visa guidance", `${prose()} And one more.`)))).toEqual([
      "pages",
      "copy",
      "text",
    ]);
    expect(changesOf((project) => project.replace(VISA, "long enough", "quite long enough"))).toEqual([
      "pages",
      "head",
    ]);
    expect(changesOf((project) => project.replace(COUNTRY_FILE, "1 Trident Square", "2 Trident Square"))).toContain(
      "shared",
    );
    expect(changesOf((project) => project.write("countries/public/atlantis/a.txt", "A"))).toEqual(["files"]);
  });

  it("has sites that are not built as they were, with the hash that they had", () => {
    const project = makeProject().addCountry("bhutan", "BT");
    const whole = manifestOf(project);
    expect(manifestOf(project, ["bhutan"], whole)).toEqual(whole);
    expect(Object.keys(manifestOf(project, ["bhutan"]).sites)).toEqual(["bhutan"]);
  });

  it("gives redirect pages to the site in whose folder they are", () => {
    const project = makeProject().append(COUNTRY_FILE, "languages: [en-AU, de-AT]\n");
    const uploads = () => {
      const { sites } = manifestOf(project, [], undefined, { isCompressed: false, withRedirectPages: new Set([""]) });
      return Object.values(sites).map(({ upload }) => upload);
    };
    expect(uploads()).toEqual(["", ""]);
    project.append(NETWORK_FILE, "redirects:\n  - { from: /atlantis/de/old/, to: /atlantis/contact-us/ }\n");
    expect(uploads()).toEqual(["", expect.stringMatching(/./)]);
  });

  it("is a file of each host", () => {
    const project = makeProject()
      .addCountry("bhutan", "BT")
      .append("countries/bhutan.yaml", "host: { allowed: example.bt }\n");
    const manifest = manifestOf(project);
    const opened = openProject(project.root);
    const { project: checked } = checkTexts({ root: project.root });
    if (!checked) throw new Error("The project can't be read");
    const files = manifestFiles(opened, checked.config.network.host.manifest, manifest);
    const texts = [...files].map(([path, text]) => [path.slice(project.root.length + 1), parseManifest(String(text))]);
    expect(texts).toEqual([
      ["dist/sitegen.json", manifest],
      [
        "dist/bhutan/sitegen.json",
        { ...manifest, keys: ["bhutan"], hosts: manifest.hosts.slice(1), sites: { bhutan: manifest.sites["bhutan"] } },
      ],
    ]);
    project.replace(NETWORK_FILE, "host:\n", "host:\n  manifest: false\n");
    const { project: changed } = checkTexts({ root: project.root });
    expect([...manifestFiles(opened, changed?.config.network.host.manifest ?? true, manifest).keys()]).toEqual([
      `${project.root}/.sitegen/sitegen.json`,
    ]);
  });

  it("of another form is not read", () => {
    expect(parseManifest('{"format":0,"hosts":[],"sites":{}}')).toBeUndefined();
    expect(parseManifest('{"name":"An app","icons":[]}')).toBeUndefined();
    expect(parseManifest("<!doctype html>")).toBeUndefined();
  });
});
