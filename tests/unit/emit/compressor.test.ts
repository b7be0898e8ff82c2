import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { addCompressed } from "../../../cli/emit/addCompressed.ts";
import { createCompressor } from "../../../cli/emit/compressor.ts";
import type { FileTree } from "../../../cli/files.ts";

const TEXT = "<p>Some text that says the same thing again.</p>\n".repeat(100);

function makeCache(): string {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe("compressed forms", () => {
  it("hold the text", async () => {
    const forms = await createCompressor(makeCache()).compress(TEXT);
    expect([...forms.keys()]).toEqual([".br", ".gz"]);
    expect(brotliDecompressSync(forms.get(".br") ?? "").toString()).toBe(TEXT);
    expect(gunzipSync(forms.get(".gz") ?? "").toString()).toBe(TEXT);
  });

  it("are made once for a content", async () => {
    const cache = makeCache();
    const first = await createCompressor(cache).compress(TEXT);
    const stamps = readdirSync(cache).map((name) => statSync(join(cache, name)).mtimeMs);
    expect(await createCompressor(cache).compress(Buffer.from(TEXT))).toEqual(first);
    expect(readdirSync(cache).map((name) => statSync(join(cache, name)).mtimeMs)).toEqual(stamps);
  });

  it("are none where they save nothing", async () => {
    const { compress } = createCompressor(makeCache());
    expect((await compress("short")).size).toBe(0);
    expect(
      (await compress(Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * index * 7919) % 251)))).size,
    ).toBeLessThan(3);
  });

  it("stand beside the texts of the folder, and beside nothing else", async () => {
    const files: FileTree = new Map<string, string | Uint8Array>([
      ["/out/index.html", TEXT],
      ["/out/icon.png", TEXT],
      ["/deploy/nginx.conf", TEXT],
    ]);
    await addCompressed(files, "/out", createCompressor(makeCache()));
    expect([...files.keys()]).toEqual([
      "/out/index.html",
      "/out/icon.png",
      "/deploy/nginx.conf",
      "/out/index.html.br",
      "/out/index.html.gz",
    ]);
  });
});
