/** Virtual modules of the bundler, with the name of their package. */
const HELPERS = /^\0(rolldown|vite)\//;

/**
 * Folder of the package that a bundled module belongs to; undefined for own code.
 * @param findHelper Finds the folder of the package of a virtual module.
 */
export function packageFolder(id: string, findHelper: (name: string) => string | undefined): string | undefined {
  const helper = HELPERS.exec(id)?.[1];
  if (helper !== undefined) return findHelper(helper);
  // The innermost `node_modules`, because package managers nest packages.
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll("\\", "/").replace(/^\0+/, ""))?.[0];
}
