// What tools use of the configuration. The pipeline itself imports the files.
export { MANIFEST_FILE, twinName } from "./files/builtFiles.ts";
export {
  countryKey,
  FACTS,
  isCommon,
  languageSegment,
  NETWORK,
  parseFileName,
  PULLED,
  sameLanguage,
  segmentChain,
} from "./files/countryFiles.ts";
export { copyFolders } from "./files/findCopies.ts";
export { isPictureName, PICTURE_FOLDER } from "./files/pictureFiles.ts";
export { countryCodes, regionName } from "./geography/countryData.ts";
export { type CountryFacts, countryFacts, suggestCountry } from "./geography/countryFacts.ts";
export { loadConfig } from "./loadConfig.ts";
export { type CountryFiles, filesOf, firstLayers, furtherLayers, loadCountry } from "./loadCountry.ts";
export { formNames, optionsOf, resolveForm, usedFields } from "./resolveForm.ts";
export { rulePath, toSlug } from "./routes/paths.ts";
export { listRoutes } from "./routes/routes.ts";
export { homeOn, pathOfUrl, siteHosts } from "./routes/siteHosts.ts";
export { isSlug } from "./routes/slugs.ts";
export { type KeyDescription, type UnknownStep, describeKey } from "./schema/check/describeKey.ts";
export { salvageNetwork } from "./schema/check/salvage.ts";
export type { NavigationEntry } from "./schema/country/navigation.ts";
export type { PullConfig } from "./schema/country/pull.ts";
export { type FactConfig, Facts } from "./schema/facts.ts";
export type { FrontMatterData } from "./schema/frontMatter.ts";
export {
  type Schema,
  type SchemaKey,
  ANY_NAME,
  followed,
  itemOf,
  jsonSchema,
  keysOf,
  typeOf,
  variantsOf,
} from "./schema/keys.ts";
export { DEFAULT_LAYOUT, Layout } from "./schema/network/layouts.ts";
export type { NetworkConfig } from "./schema/network/network.ts";
export { type OwnKind, type OwnKinds, NO_KINDS } from "./schema/ownKinds.ts";
export { type ProjectSchemas, projectSchemas, SHIPPED_SCHEMAS } from "./schema/projectSchemas.ts";
export { SECTIONS } from "./schema/sections/index.ts";
export { LanguageTag } from "./schema/values/primitives.ts";
export { listTexts, nestTexts, shippedMessages } from "./text/catalogue.ts";
export { placeholder } from "./text/placeholder.ts";
export { readShippedText } from "./text/textFiles.ts";
export { type Layer, type Written, changedEntry, mergeLayers, placeInLayer, valueInLayer } from "./yaml/layers.ts";
export { isListChange } from "./yaml/listChange.ts";
export { linesAt } from "./yaml/locate.ts";
export { parseYaml } from "./yaml/parseYaml.ts";
export { listCountries, listCountryFiles, readCountryFiles, readText } from "./yaml/readSources.ts";
export { type YamlFile, isMap, parseKey, parseNodes, valueAt, writeKey } from "./yaml/yamlFile.ts";
