import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, removePath } from "../core/files.ts";
import { SHIPPED_BUNDLES } from "../core/licences/bundleNotices.ts";
import { createCompressor, SHIPPED_COPIES } from "./compressor.ts";

// Run when the shipped bundle has been made.
removePath(SHIPPED_COPIES);
const { isText, compress } = createCompressor(SHIPPED_COPIES, "best");
const clients = readdirSync(SHIPPED_BUNDLES).map((key) => join(SHIPPED_BUNDLES, key, "client"));
const texts = clients.flatMap((folder) => listFiles(folder).map((name) => join(folder, name))).filter(isText);
await Promise.all(texts.map((file) => compress(file, readFileSync(file))));
