// What tools use of content. The pipeline itself imports the files.
export { type Override, listOverrides, wholeCopy } from "./copy/combineCopy.ts";
export { splitFrontMatter } from "./markdown/markdownText.ts";
export { parseMarkdownFile } from "./markdown/parseMarkdownFile.ts";
export { checkMarkdownFile } from "./markdown/readMarkdownFile.ts";
export { type PartFile, ownFiles } from "./parts/partFiles.ts";
export { readSchemas } from "./parts/readParts.ts";
export { loadSharp } from "./pictures/loadSharp.ts";
export { measurePicture, measureSvg } from "./pictures/measurePicture.ts";
export { pictureHash } from "./pictures/measurePictures.ts";
export { type PictureIndex, SHARED_PICTURES } from "./pictures/pictureMetadata.ts";
