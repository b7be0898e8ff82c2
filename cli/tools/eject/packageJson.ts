import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findInstalled } from "../../engine.ts";
import { packageFile } from "../../project.ts";

/** Packages that sites consist of. */
const DEPENDENCIES = [
  "@hookform/resolvers",
  "dayjs",
  "js-cookie",
  "minisearch",
  "react",
  "react-dom",
  "react-hook-form",
  "react-router-dom",
  "swiper",
  "zod",
];
/** Packages that build and check sites. */
const DEV_DEPENDENCIES = [
  "@types/js-cookie",
  "@types/node",
  "@types/react",
  "@types/react-dom",
  "@vitejs/plugin-react",
  "sass",
  "typescript",
  "vite",
];

const SCRIPTS = {
  dev: "vite",
  build: "vite build",
  preview: "vite preview",
  check: "tsc",
  test: "vite build && node --test tests/site.test.js",
};

interface Options {
  country: string;
  /** Folder of the project. */
  root: string;
  /** Texts of the project's own parts. */
  ownTexts: readonly string[];
}

/** The `package.json` of an ejected project, with the versions that sitegen uses here, or else was made with. */
export function packageJson({ country, root, ownTexts }: Options): string {
  const { engines, dependencies, devDependencies } = packageFile();
  const versions = { ...devDependencies, ...dependencies };
  const pinned = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, installedVersion(name) ?? versions[name]?.replace(/^[\^~]/, "")]));
  return `${JSON.stringify(
    {
      name: `${country}-site`,
      version: "1.0.0",
      private: true,
      type: "module",
      engines,
      scripts: SCRIPTS,
      dependencies: { ...ownPackages(root, ownTexts), ...pinned(DEPENDENCIES) },
      devDependencies: pinned(DEV_DEPENDENCIES),
    },
    null,
    2,
  )}\n`;
}

function installedVersion(name: string): string | undefined {
  const folder = findInstalled(name);
  return folder === undefined ? undefined : (readJson(join(folder, "package.json")) as { version: string }).version;
}

/** The project's dependencies that its own parts import. */
function ownPackages(root: string, texts: readonly string[]): Record<string, string> {
  const { dependencies = {} } = readJson(join(root, "package.json")) as { dependencies?: Record<string, string> };
  const isNamed = (name: string) =>
    texts.some((text) => [`"${name}`, `'${name}`].some((start) => text.includes(start)));
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => name !== packageFile().name && isNamed(name)),
  );
}

/** Reads JSON. Empty when the file is missing. */
function readJson(file: string): object {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as object;
  } catch {
    return {};
  }
}
