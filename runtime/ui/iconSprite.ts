import icons from "./icons.svg?raw";

/** The symbols that icons refer to, for the start of `<body>`: the browser would have to wait for a separate file. */
export const iconSprite = icons.replace(/<!--.*?-->|\n\s*/gs, "");
