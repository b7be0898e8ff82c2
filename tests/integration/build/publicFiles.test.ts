import { expect, it } from "vitest";
import { makeProject } from "../../unit/project.ts";
import { build } from "./inProcess.ts";
import { snapshot } from "./sitegen.ts";

/** Every byte there is: nothing may read it as text. */
const BYTES = Uint8Array.from({ length: 256 }, (_, value) => value);

it("files of countries/public are copied byte for byte, and their compressed forms follow each edit", async () => {
  const project = makeProject();
  const { root } = project;
  const write = (name: string, contents: string | Uint8Array) => project.write(`countries/public/${name}`, contents);
  const copied = () => [...snapshot(root)].filter(([name]) => /ads\.txt|fees|new\.txt/.test(name));
  const text = "one\n".repeat(1000);
  write("ads.txt", text);
  write("atlantis/fees/2026.pdf", BYTES);
  await build(root, "--host", "nginx");
  expect(copied()).toEqual([
    ["dist/ads.txt", text],
    ["dist/ads.txt.br", expect.anything()],
    ["dist/ads.txt.gz", expect.anything()],
    ["dist/atlantis/fees/2026.pdf", Buffer.from(BYTES).toString("latin1")],
  ]);

  write("ads.txt", "Too short to be compressed.\n");
  write("atlantis/new.txt", "new\n");
  project.remove("countries/public/atlantis/fees");
  expect(await build(root, "--host", "nginx")).toBe(0);
  expect(copied()).toEqual([
    ["dist/ads.txt", "Too short to be compressed.\n"],
    ["dist/atlantis/new.txt", "new\n"],
  ]);
});
