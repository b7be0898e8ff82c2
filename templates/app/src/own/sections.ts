import type { Clients, OwnSections } from "@runtime/parts/ownSection.tsx";

/** The project's kinds of sections. */
export const sections: OwnSections = {};

/** Those that have code in the browser. */
export const clients: Clients = {};
