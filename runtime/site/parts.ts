import { words } from "./words.ts";

/** Parts that a project can wrap or replace by a file of the same name in `countries/components/`. */
export const PART_NAMES = words("Banner BottomBar Brand Card ClosingCall ContactStack Footer Header");
export type PartName = (typeof PART_NAMES)[number];

/** When a section that has code in the browser is hydrated: near the view, when the page is idle, or at once. */
export const CLIENT_TIMES = ["visible", "idle", "load"] as const;
export type Client = (typeof CLIENT_TIMES)[number];

/** What changed when pages became HTML with islands. */
const RENDERED_ONCE = {
  version: 2,
  changes: {
    2: "It is rendered by the build only. Move what has state, handlers or effects, or waits for the content API, into a section that exports `client`, and show that: `<Section type=… id=… />`.",
  },
};

/** Contract of a part, its props and its place: a version, and what existing replacements had to change with each. */
type Contract = Readonly<{ version: number; changes: Readonly<Record<number, string>> }>;

/** Contracts of the parts. Versions are never reused, and their changes stay listed. */
export const PART_CONTRACTS: Readonly<Record<PartName, Contract>> = {
  Banner: { version: 1, changes: {} },
  BottomBar: RENDERED_ONCE,
  Brand: { version: 1, changes: {} },
  Card: { version: 1, changes: {} },
  ClosingCall: { version: 1, changes: {} },
  ContactStack: RENDERED_ONCE,
  Footer: RENDERED_ONCE,
  Header: { version: 1, changes: {} },
};

/** Attribute of a section that the browser hydrates: when. Its data is in `PROPS_ATTRIBUTE`. */
export const CLIENT_ATTRIBUTE = "data-client";
export const PROPS_ATTRIBUTE = "data-props";
