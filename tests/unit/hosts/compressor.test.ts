import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { addCompressed, createCompressor } from "../../../cli/hosts/compressor.ts";
import type { FileTree } from "../../../cli/core/files.ts";

const TEXT = "<p>Some text that says the same thing again.</p>\n".repeat(100);

function makeCache(): string {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe("compressed copies", () => {
  it("hold the text", async () => {
    const copies = await createCompressor(makeCache(), "fast").compress("index.html", TEXT);
    expect([...copies.keys()]).toEqual([".br", ".gz"]);
    expect(brotliDecompressSync(copies.get(".br") ?? "").toString()).toBe(TEXT);
    expect(gunzipSync(copies.get(".gz") ?? "").toString()).toBe(TEXT);
  });

  it("are made once for a content, of what browsers keep", async () => {
    const cache = makeCache();
    const { compress } = createCompressor(cache, "fast");
    await compress("index.html", TEXT);
    expect(existsSync(cache) ? readdirSync(cache) : []).toEqual([]);
    const first = await compress("assets/app-1.js", TEXT);
    const stamps = readdirSync(cache).map((name) => statSync(join(cache, name)).mtimeMs);
    expect(stamps).toHaveLength(2);
    expect(await compress("assets/app-2.js", Buffer.from(TEXT))).toEqual(first);
    expect(readdirSync(cache).map((name) => statSync(join(cache, name)).mtimeMs)).toEqual(stamps);
  });

  it("are as small as can be of what browsers keep, and of pages when that is asked for", async () => {
    const text = Array.from({ length: 3000 }, (_, index) => (index * index * 7919).toString(36)).join(" ");
    const size = async (way: "fast" | "best", name: string) =>
      (await createCompressor(makeCache(), way).compress(name, text)).get(".br")?.byteLength ?? 0;
    const best = await size("best", "index.html");
    expect(await size("fast", "index.html")).toBeGreaterThan(best);
    expect([await size("fast", "assets/a.js"), await size("best", "assets/a.js")]).toEqual([best, best]);
  });

  it("are none where they save nothing", async () => {
    const { compress } = createCompressor(makeCache(), "fast");
    expect((await compress("a.html", "short")).size).toBe(0);
    expect(
      (await compress("a.html", Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * index * 7919) % 251))))
        .size,
    ).toBeLessThan(3);
  });

  it("stand beside the texts of the folder, and beside nothing else", async () => {
    const files: FileTree = new Map<string, string | Uint8Array>([
      ["/out/index.html", TEXT],
      ["/out/icon.png", TEXT],
      ["/deploy/nginx.conf", TEXT],
    ]);
    await addCompressed(files, "/out", createCompressor(makeCache(), "fast"));
    expect([...files.keys()]).toEqual([
      "/out/index.html",
      "/out/icon.png",
      "/deploy/nginx.conf",
      "/out/index.html.br",
      "/out/index.html.gz",
    ]);
  });
});
