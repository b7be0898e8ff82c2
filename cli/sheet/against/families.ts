/** Properties by what a reader calls them; the first that fits names a property. A shorthand is in the family of what it sets. */
const FAMILIES: [RegExp, string][] = [
  [/^(?:color|text-decoration-color|-webkit-text-fill-color)$/, "text colour"],
  [/^background/, "background"],
  [/^border.*radius$/, "corners"],
  [/^(?:border|outline)/, "border"],
  [/^padding/, "padding"],
  [/^margin/, "margin"],
  [/(?:^|-)gap$/, "gaps"],
  [/^font-size$/, "text size"],
  [/^font/, "font"],
  [/^line-height$/, "line height"],
  [/^(?:text-|letter-|word-|white-space|hyphens|overflow-wrap)/, "text style"],
  [/(?:^|-)(?:width|height|inline-size|block-size)$|^(?:aspect-ratio|box-sizing)$/, "size"],
  [
    /^(?:inset|top$|right$|bottom$|left$|position$|translate|transform|rotate|scale|float|z-index|vertical-align)/,
    "position",
  ],
  [/^(?:flex|grid|align|justify|place|order|column)/, "layout"],
  [/^(?:display|visibility|opacity|overflow|clip|mask)/, "what is visible"],
  [/^(?:box-shadow|filter|backdrop-filter|mix-blend-mode)/, "shadow and effects"],
  [/^(?:fill|stroke)/, "drawing colours"],
  [/^object-/, "picture fit"],
  [/^list-style/, "list marks"],
  [/^content$/, "generated text"],
];

/** What a change of a property is called, `background`. */
export const familyOf = (property: string): string =>
  FAMILIES.find(([pattern]) => pattern.test(property))?.[1] ?? property;

/** Whether a declaration of one property may have set the value of the other. */
export const maySet = (declared: string, property: string): boolean =>
  declared === "all" ||
  familyOf(declared) === familyOf(property) ||
  (declared === "font" && ["text size", "line height"].includes(familyOf(property))) ||
  (declared.startsWith("text-decoration") && property.startsWith("text-decoration"));
