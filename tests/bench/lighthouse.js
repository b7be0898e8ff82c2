// Lighthouse (mobile) on one page of each template of a built country. Lighthouse is no dependency: install it anywhere
// (`npm install lighthouse@12` in a folder of its own) and name that folder with --lighthouse.
import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { findChromium } from "../chromium.js";
import { serveHttp2 } from "./http2Proxy.js";
import { untilUp } from "./pageWeight.js";

const CLI = resolve(import.meta.dirname, "../../bin/sitegen.js");
const PREVIEW_PORT = 4318;
const PORT = 4319;

const { values: options } = parseArgs({
  options: {
    /** Folder whose node_modules holds Lighthouse. */
    lighthouse: { type: "string", default: "." },
    root: { type: "string", default: "." },
    country: { type: "string", default: "india" },
    runs: { type: "string", default: "3" },
    /** Only these templates, by comma. */
    templates: { type: "string" },
    /** Prints what fails in a category below 100. */
    findings: { type: "boolean", default: false },
    /** Writes the figures as JSON, beside those that the file holds. */
    out: { type: "string" },
  },
});

const lighthouse = join(resolve(options.lighthouse), "node_modules/lighthouse/cli/index.js");
const chromium = findChromium();
if (!existsSync(lighthouse) || !chromium) {
  process.stderr.write(
    chromium
      ? "Lighthouse is not installed there. In an empty folder: npm install lighthouse@12, then name it with --lighthouse FOLDER.\n"
      : "Chromium was not found: run `node tests/ensure-chromium.js`.\n",
  );
  process.exit(3);
}

const server = spawn(
  process.execPath,
  [CLI, "preview", "--root", options.root, "--port", String(PREVIEW_PORT), "--quiet"],
  {
    stdio: "ignore",
  },
);
const work = mkdtempSync(join(tmpdir(), "sitegen-lighthouse-"));
const host = serveHttp2({ port: PORT, target: PREVIEW_PORT, folder: work });
try {
  await untilUp(`http://localhost:${PREVIEW_PORT}/robots.txt`);
  const rows = {};
  for (const { template, path } of pages()) {
    const reports = [];
    for (let run = 0; run < Number(options.runs); run++) reports.push(await report(path).catch(() => report(path)));
    rows[path] = { template, ...medians(reports.map(figures)) };
    process.stdout.write(`${path} ${JSON.stringify(rows[path])}\n`);
    if (options.findings) for (const line of findings(reports.at(-1))) process.stdout.write(`  ${line}\n`);
  }
  if (options.out) {
    const known = existsSync(options.out) ? JSON.parse(readFileSync(options.out, "utf8")) : {};
    writeFileSync(options.out, `${JSON.stringify({ ...known, ...rows }, undefined, 2)}\n`);
  }
} finally {
  host.close();
  server.kill();
  rmSync(work, { recursive: true, force: true });
}

/** The first page of each template. */
function pages() {
  const routes = JSON.parse(
    execFileSync(process.execPath, [CLI, "routes", options.country, "--json", "--root", options.root]),
  );
  const wanted = options.templates?.split(",");
  const first = new Map(routes.map((route) => [route.template, route]).reverse());
  return [...first.values()].reverse().filter(({ template }) => !wanted || wanted.includes(template));
}

/** One run. It fails when the browser's trace is not complete, which on a busy machine happens. */
async function report(path) {
  const file = join(work, "report.json");
  await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      `https://localhost:${PORT}${path}`,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      "--only-categories=performance,accessibility,best-practices,seo",
      "--chrome-flags=--headless=new --no-sandbox --disable-background-networking --ignore-certificate-errors",
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  return JSON.parse(readFileSync(file, "utf8"));
}

function figures({ categories, audits }) {
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    bestPractices: Math.round(categories["best-practices"].score * 100),
    seo: Math.round(categories.seo.score * 100),
    lcpMs: Math.round(audits["largest-contentful-paint"].numericValue),
    tbtMs: Math.round(audits["total-blocking-time"].numericValue),
    cls: Number(audits["cumulative-layout-shift"].numericValue.toFixed(3)),
  };
}

/** Median of each figure. */
function medians(runs) {
  const middle = (values) => values.sort((a, b) => a - b)[values.length >> 1];
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, middle(runs.map((run) => run[name]))]));
}

/** Audits that cost points. */
function findings({ categories, audits }) {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.995)
      .map(({ id }) => `${title}: ${id} ${audits[id].displayValue ?? audits[id].title}`),
  );
}
