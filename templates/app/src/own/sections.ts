import type { OwnSections } from "@runtime/parts/ownSection.ts";

/** The project's kinds of sections. */
export const sections: OwnSections = {};
