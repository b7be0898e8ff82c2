// Asks npm's service for known vulnerabilities of what the package brings to those who install it: what is installed with
// it, and what is compiled into it. Tools of this repository are not asked about. Where nobody answers, it says so, and
// fails only with `AUDIT=required`, which a release sets.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Severities that keep a change from being taken. */
const GRAVE = new Set(["high", "critical"]);
/** In ms. */
const PATIENCE = 60_000;

/**
 * What is wrong with shipped packages, a line each; undefined where the report of `npm audit --json` is no answer.
 * @param shipped Names and versions, `name@1.2.3`.
 * @param lock The `package-lock.json` that was asked about.
 */
export function findVulnerable(report, shipped, lock) {
  if (!report?.vulnerabilities) return undefined;
  return Object.values(report.vulnerabilities).flatMap(({ name, severity, via, nodes }) => {
    const ids = nodes.map((path) => `${name}@${lock.packages[path]?.version}`).filter((id) => shipped.has(id));
    // What only depends on a vulnerable package is named with that.
    const reasons = via.filter((reason) => typeof reason === "object" && GRAVE.has(reason.severity));
    if (ids.length === 0 || !GRAVE.has(severity) || reasons.length === 0) return [];
    return [...new Set(ids)].map((id) => `${id}: ${reasons.map(({ title, url }) => `${title} (${url})`).join("; ")}`);
  });
}

/** The report of npm; an empty one where it has none. */
function askNpm(root) {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--fetch-retries=0", "--fetch-timeout=20000"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e8,
    timeout: PATIENCE,
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

function audit(root) {
  const read = (file) => JSON.parse(readFileSync(new URL(file, root), "utf8"));
  const { components } = read("lib/sbom.cdx.json");
  const shipped = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const found = findVulnerable(askNpm(fileURLToPath(root)), shipped, read("package-lock.json"));
  const [lines, isFine] = verdict(found, shipped.size);
  process.stdout.write(lines.map((line) => `audit: ${line}\n`).join(""));
  return isFine ? 0 : 1;
}

/** What to say, and whether all is well. */
function verdict(found, count) {
  if (found === undefined)
    return [["left out, the service for vulnerabilities did not answer"], process.env.AUDIT !== "required"];
  if (found.length === 0) return [[`nothing grave is known of ${count} shipped packages`], true];
  return [[...found, "take a version without the fault, or override the package that brings it along"], false];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = audit(new URL("../", import.meta.url));
