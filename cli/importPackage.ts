/** Packages that are imported where they are needed, and their types. */
interface Packages {
  "@vitejs/plugin-react": typeof import("@vitejs/plugin-react");
  playwright: typeof import("playwright");
  sharp: typeof import("sharp");
  vite: typeof import("vite");
}

/** Imports a package from where it is installed. A file that `runScript` runs has no `import()` of its own. */
export const importPackage = <N extends keyof Packages>(name: N): Promise<Packages[N]> =>
  import(name) as Promise<Packages[N]>;
