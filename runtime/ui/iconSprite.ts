import icons from "./icons.svg?raw";

/** The symbols that icons refer to, for the start of `<body>`: a file of them would be one more to wait for. */
export const iconSprite = icons.replace(/<!--.*?-->|\n\s*/gs, "");
