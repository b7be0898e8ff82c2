/** Attribute of a section that the browser hydrates: when. Its data is in `PROPS_ATTRIBUTE`. */
export const CLIENT_ATTRIBUTE = "data-client";
export const PROPS_ATTRIBUTE = "data-props";
