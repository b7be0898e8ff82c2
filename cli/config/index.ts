// What tools use of the configuration. The pipeline itself imports the files.
export { MANIFEST_FILE, twinName } from "./files/builtFiles.ts";
export { FACTS, NETWORK, PULLED, countryKey, isCommon, languageSegment, parseFileName } from "./files/countryFiles.ts";
export { copyFolders } from "./files/findCopies.ts";
export { PICTURE_FOLDER, isPictureName } from "./files/pictureFiles.ts";
export { formNames } from "./resolveForm.ts";
export { optionsOf, resolveForm, usedFields } from "./resolveForm.ts";
export { countryCodes } from "./geography/countryData.ts";
export { type CountryFacts, countryFacts } from "./geography/countryFacts.ts";
export { regionName } from "./geography/countryData.ts";
export { loadConfig } from "./loadConfig.ts";
export { loadCountry } from "./loadCountry.ts";
export { listRoutes } from "./routes/routes.ts";
export { rulePath } from "./routes/paths.ts";
export { homeOn, pathOfUrl, siteHosts } from "./routes/siteHosts.ts";
export { isSlug, toSlug } from "./routes/paths.ts";
export { type KeyDescription, type UnknownStep, describeKey } from "./schema/check/describeKey.ts";
export { salvageNetwork } from "./schema/check/salvage.ts";
export { valueAt } from "./yaml/yamlFile.ts";
export type { CountryConfig } from "./schema/country/country.ts";
export { type FactConfig, Facts } from "./schema/facts.ts";
export type { FrontMatterData } from "./schema/frontMatter.ts";
export {
  ANY_NAME,
  type Schema,
  type SchemaKey,
  followed,
  itemOf,
  jsonSchema,
  keysOf,
  typeOf,
  variantsOf,
} from "./schema/keys.ts";
export { DEFAULT_LAYOUT, Layout } from "./schema/network/layouts.ts";
export type { NavigationEntry } from "./schema/country/navigation.ts";
export type { NetworkConfig } from "./schema/network/network.ts";
export { NO_KINDS, type OwnKind, type OwnKinds } from "./schema/ownKinds.ts";
export { LanguageTag } from "./schema/values/primitives.ts";
export { type ProjectSchemas, SHIPPED_SCHEMAS, projectSchemas } from "./schema/projectSchemas.ts";
export type { PullConfig } from "./schema/country/pull.ts";
export { SECTIONS } from "./schema/sections/index.ts";
export { type CountryFiles, filesOf, firstLayers, furtherLayers } from "./loadCountry.ts";
export { readCatalogue } from "./text/catalogue.ts";
export { sameLanguage } from "./files/countryFiles.ts";
export { listTexts, nestTexts } from "./text/catalogue.ts";
export { placeholder } from "./text/placeholder.ts";
export { readShippedText } from "./text/textFiles.ts";
export { isMap, parseKey, writeKey } from "./yaml/yamlFile.ts";
export { type Layer, type Written, changedEntry, mergeLayers, placeInLayer, valueInLayer } from "./yaml/layers.ts";
export { isListChange } from "./yaml/listChange.ts";
export { linesAt } from "./yaml/locate.ts";
export { parseYaml } from "./yaml/parseYaml.ts";
export { listCountries, listCountryFiles, readCountryFiles, readText } from "./yaml/readSources.ts";
export { type YamlFile, parseNodes } from "./yaml/yamlFile.ts";
