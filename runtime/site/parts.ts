/** How much of a part a project can rely on: what it is given, and where it is. */
interface Contract {
  /** Counts up when a part that follows the contract has to be changed. */
  version: number;
  /** What has changed, by the version that began with it, and what to do about it. */
  changes: Readonly<Record<number, string>>;
}

/** The parts of ours that a project can wrap or replace by a file of the same name in `countries/components/`. */
export const PART_NAMES = [
  "Banner",
  "BottomBar",
  "Brand",
  "Card",
  "ClosingCall",
  "ContactStack",
  "Footer",
  "Header",
] as const;
export type PartName = (typeof PART_NAMES)[number];

/** The contract of each of them. A version is never used again, and its change stays in the record. */
export const PART_CONTRACTS: Readonly<Record<PartName, Contract>> = {
  Banner: { version: 1, changes: {} },
  BottomBar: { version: 1, changes: {} },
  Brand: { version: 1, changes: {} },
  Card: { version: 1, changes: {} },
  ClosingCall: { version: 1, changes: {} },
  ContactStack: { version: 1, changes: {} },
  Footer: { version: 1, changes: {} },
  Header: { version: 1, changes: {} },
};
