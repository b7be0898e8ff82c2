// What tools use of the hosts' files. The pipeline itself imports the files.
export { emitHost } from "./emitHost.ts";
export { siteLists } from "./siteLists.ts";
export type { PreviewData } from "./previewData.ts";
