import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const JAR = resolve(import.meta.dirname, "tools/node_modules/vnu-jar/build/dist/vnu.jar");

/**
 * What the checker calls a mistake, and is none. Its part for styles does not know the rule by which pages fade into each
 * other (CSS View Transitions 2), which browsers take from the document only.
 */
const NO_MISTAKE = new Set(["CSS: Unrecognized at-rule “@view-transition”"]);

interface Message {
  type: "error" | "info" | "non-document-error";
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/**
 * Asks the Nu HTML checker about all HTML and SVG files of a folder; gives its errors, a line for each.
 * @throws with what is to be installed.
 */
export function checkHtml(folder: string): string[] {
  if (!existsSync(JAR))
    throw new Error("The checker is not installed: npm ci --ignore-scripts --prefix tests/html/tools");
  const options = ["-Xss2m", "-jar", JAR, "--skip-non-html", "--also-check-svg", "--errors-only", "--format", "json"];
  const { error, stderr } = spawnSync("java", [...options, folder], { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (error) throw new Error(`There is no Java (Debian: apt-get install default-jre-headless): ${error.message}`);
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  return messages
    .filter(({ message }) => !NO_MISTAKE.has(message))
    .map(({ url = "", lastLine, message, extract }) => `${url}:${lastLine ?? ""} ${message} ${extract ?? ""}`);
}
