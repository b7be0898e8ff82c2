import { once } from "node:events";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { checkProject } from "../../../cli/build/checkProject.ts";
import { makeProject } from "../project.ts";
import { isError } from "../../../cli/core/problems/problem.ts";

it.each([
  "content/shared/home.md",
  "images/a.jpg",
  "public/a.txt",
  "sections/own.tsx",
  "styles/own.scss",
  "nepal.yaml",
])("%s that is a socket is reported, and not read", async (name) => {
  const project = makeProject();
  const path = join(project.root, "countries", name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  // As special as a pipe, and whoever reads it gets an error in place of waiting.
  const socket = createServer().listen(path);
  await once(socket, "listening");
  const { problems } = await checkProject({ root: project.root });
  socket.close();
  expect(problems.map(({ code, place }) => [code, place.file])).toEqual([["not-a-file", `countries/${name}`]]);
});

it("links to a folder that they are in are followed no further", async () => {
  const project = makeProject();
  for (const name of ["one", "two"]) symlinkSync(".", join(project.root, "countries/content", name));
  const { problems } = await checkProject({ root: project.root });
  expect(problems.filter(isError)).toEqual([]);
});

it("a link leads no further than the repository", async () => {
  const project = makeProject();
  const outside = makeProject().root;
  const link = (to: string, name: string) => symlinkSync(to, join(project.root, "countries", name));
  mkdirSync(join(project.root, "countries/images"), { recursive: true });
  mkdirSync(join(project.root, "shared"));
  link("../shared", "public");
  link(outside, "images/theirs");
  link(join(outside, "countries/network.yaml"), "images/network.txt");
  const { problems } = await checkProject({ root: project.root });
  expect(problems.map(({ code, place }) => [code, place.file])).toEqual([
    ["link-outside", "countries/images/network.txt"],
    ["link-outside", "countries/images/theirs"],
  ]);
});
