/** Modules that the bundler adds itself, and the package whose code they are. */
const HELPERS = /^\0(rolldown|vite)\//;

/**
 * The folder of the package that a module of a bundle is from; undefined for code of one's own.
 * @param findHelper Finds the folder of a package whose helpers the bundler adds.
 */
export function packageFolder(id: string, findHelper: (name: string) => string | undefined): string | undefined {
  const helper = HELPERS.exec(id)?.[1];
  if (helper !== undefined) return findHelper(helper);
  // The innermost one: package managers put packages into the folders of others.
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll("\\", "/").replace(/^\0+/, ""))?.[0];
}
