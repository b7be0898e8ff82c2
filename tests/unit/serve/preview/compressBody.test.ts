import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressBody, type Encoding } from "../../../../cli/serve/preview/responseBody.ts";

const plain = Buffer.from(
  "<p>A page that is long enough to be compressed, a page that is long enough.</p>\n".repeat(99),
);
const UNPACK: Record<Encoding, (packed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sitegen-body-"));
  file = join(folder, "index.html");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each(["br", "gzip"] as const)("%s: a text without a compressed file beside it is compressed", (encoding) => {
  expect(UNPACK[encoding](compressBody(file, plain, encoding))).toEqual(plain);
});

it("the compressed file beside a text is sent as it is", () => {
  // Made in another way than the preview would, so that it can be told from its own.
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { 1: 0 } }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 1 }));
  expect(compressBody(file, plain, "br")).toEqual(brotliCompressSync(plain, { params: { 1: 0 } }));
  expect(compressBody(file, plain, "gzip")).toEqual(gzipSync(plain, { level: 1 }));
});

it.each(["another text", "damage"])("the compressed file beside a text is not sent when it holds %s", (what) => {
  const other = Buffer.from("Another text");
  writeFileSync(`${file}.br`, what === "damage" ? other : brotliCompressSync(other));
  writeFileSync(`${file}.gz`, what === "damage" ? other : gzipSync(other));
  for (const encoding of ["br", "gzip"] as const)
    expect(UNPACK[encoding](compressBody(file, plain, encoding))).toEqual(plain);
});
