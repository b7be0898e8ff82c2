// What tools use of the build. The pipeline itself imports the files.
export { drawIcons } from "./assets/encodePicture.ts";
export { readFlag } from "./assets/packageData.ts";
export { charactersStyles } from "./assets/fontFiles.ts";
export { makeMedia, siteMedia } from "./assets/siteMedia.ts";
export type { Bundle } from "./bundle/bundle.ts";
export { forgetBuild } from "./changes/lastBuild.ts";
export { generatePages } from "./generate/generateApp.ts";
export { ownModules } from "./generate/ownModules.ts";
export { parseManifest, readManifest } from "./manifest/manifestFiles.ts";
export { type Commit, applyCommit, stagingFolder } from "./output/commit.ts";
export { forgetOutputs, HOST_RECORD, listOutputs, listRecords, saveOutputs } from "./output/outputs.ts";
export { notFoundScripts, renderHostPages } from "./render/hostPages.ts";
export { planSiteFiles } from "./render/planSiteFiles.ts";
export { fileOf, readRecord } from "./render/siteRecord.ts";
export { searchOfPlan } from "./search/siteSearch.ts";
