/** Folder of the brand's files: those of all countries, and in a folder of its own what a country has in their place. */
export const BRAND_FOLDER = "countries/brand";

/** Folder of the illustrations inside of it, and inside of a country's own. */
export const ILLUSTRATIONS = "illustrations";

/** Where a country's file of this name can be, the country's own first. Paths below the brand's folder. */
export const brandPaths = (country: string, name: string): [own: string, common: string] => [
  `${country}/${name}`,
  name,
];

/** True for a name of a file below a folder: it has no empty part and leads nowhere else. */
export const isFileBelow = (name: string): boolean =>
  !name.startsWith("/") && !name.includes("\\") && name.split("/").every((part) => !/^\.{0,2}$/.test(part));
