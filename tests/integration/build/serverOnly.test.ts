import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { build, type Rolldown } from "vite";
import { afterAll, expect, it } from "vitest";
import { contentHash } from "../../../cli/core/contentHash.ts";
import { serverOnly } from "../../../templates/eject/vite/serverOnly.ts";

const folder = mkdtempSync(join(tmpdir(), "sitegen-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles a component for the browser or for the server. */
async function bundle(source: string, { ssr }: { ssr: boolean }): Promise<string> {
  writeFileSync(join(folder, "page.tsx"), source);
  const result = await build({
    root: folder,
    configFile: false,
    mode: "production",
    logLevel: "silent",
    plugins: [serverOnly((id, index) => contentHash(relative(import.meta.dirname, id), String(index)).slice(0, 6))],
    build: {
      ssr,
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(folder, "page.tsx"),
        external: [/react/, "./ServerOnly.tsx", "./Prose.tsx"],
        preserveEntrySignatures: "strict",
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return chunk.code;
}

const PAGE = `
import { ServerOnly } from "./ServerOnly.tsx";
import { Prose } from "./Prose.tsx";

const Notice = () => <p>© 2026, “render={() => null}”</p>;

export const Page = ({ content }) => (
  <main title="Größe ✓">
    <ServerOnly className="text" render={() => <Prose html={content.html} />} />
    <ServerOnly
      render={() => (
        <ServerOnly render={() => <Notice />} as="article" />
      )}
    />
    <Other render={() => "kept"} />
  </main>
);
`;

const placesIn = (code: string): string[] => [...code.matchAll(/place: "(\w+)"/g)].map(([, place = ""]) => place);

it("takes `render` from the browser's bundle, with all that only it has used", async () => {
  const code = await bundle(PAGE, { ssr: false });
  expect(code).not.toMatch(/Prose|Notice|2026|content\./);
  expect(code).toContain('className: "text"');
  expect(code).toContain('title: "Größe ✓"');
  expect(code).toContain('"kept"');
});

it("keeps it on the server, and gives each place the same number on both", async () => {
  const server = await bundle(PAGE, { ssr: true });
  const browser = await bundle(PAGE, { ssr: false });
  expect(server).toContain("content.html");
  expect(server).toContain("2026");
  const numbers = placesIn(server);
  expect(new Set(numbers).size).toBe(3);
  // The place inside of the second one is gone with that.
  expect(placesIn(browser)).toEqual(numbers.filter((_, index) => index < 2));
});

it("refuses a place whose `render` it can't see", async () => {
  const page = PAGE.replace('className="text" render={() => <Prose html={content.html} />}', "{...content}");
  await expect(bundle(page, { ssr: false })).rejects.toThrow(
    "<ServerOnly> without `render`: name the attribute, instead of spreading it",
  );
});
