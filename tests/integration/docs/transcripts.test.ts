import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { outputFor } from "./compareOutput.ts";
import { readTranscripts } from "./readTranscripts.ts";
import { runSession } from "./runSession.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");
const pages = [
  "README.md",
  ...readdirSync(join(REPOSITORY, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
].sort();
const withTranscripts = pages
  .map((name) => ({ name, text: readFileSync(join(REPOSITORY, name), "utf8") }))
  .filter(({ text }) => readTranscripts(text).length > 0);

// After a change of what commands print: npm run test:integration -- transcripts -u
it.each(withTranscripts)("$name shows what its commands print", async ({ name, text }) => {
  const lines = text.split("\n");
  // From the last to the first, so that the lines before keep their numbers.
  for (const session of readTranscripts(text).reverse()) {
    const outputs = await runSession(session);
    for (const [index, { shown }] of [...session.steps.entries()].reverse()) {
      if (!shown) continue;
      const [first, last] = shown.lines;
      const output = outputFor(shown.text, outputs[index] ?? "");
      lines.splice(first, last - first, ...(output === "" ? [] : output.split("\n")));
    }
  }
  await expect(lines.join("\n")).toMatchFileSnapshot(join(REPOSITORY, name));
});

it("there are pages with transcripts", () => expect(withTranscripts.length).toBeGreaterThan(5));

describe("what a page shows of an output", () => {
  it("stays where only time, size or version differ", () => {
    expect(outputFor("✓ 8 pages in 0.49 s", "✓ 8 pages in 12.1 s")).toBe("✓ 8 pages in 0.49 s");
    expect(outputFor("✓ 8 pages in 0.49 s", "✓ 9 pages in 0.49 s")).toBe("✓ 9 pages in 0.49 s");
  });

  it("is cut at the line … as before", () => {
    expect(outputFor("a\n…\nd", "a\nb\nc\nd")).toBe("a\n…\nd");
    expect(outputFor("a\n…\nd", "x\nb\nc\nd\ne")).toBe("x\n…\ne");
    expect(outputFor("a\n…", "a\nb\nc")).toBe("a\n…");
    expect(outputFor("a\n…\nd", "a\nd")).toBe("a\nd");
  });
});
