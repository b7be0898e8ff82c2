/** Folder of the brand's files; a subfolder per country overrides shared ones. */
export const BRAND_FOLDER = "countries/brand";

/** Folder of illustrations, in the brand's folder and in a country's subfolder. */
export const ILLUSTRATIONS = "illustrations";

/** Lookup paths of a country's brand file, its own first, below the brand's folder. */
export const brandPaths = (country: string, name: string): [own: string, common: string] => [
  `${country}/${name}`,
  name,
];
