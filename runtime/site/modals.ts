/** Ids of the modals. Scripts of other people rely on them, so they never change. */
export const MODAL_IDS = ["addstudentdata", "addstudentdata2", "hoverpopuptop", "mbbsFormModal"] as const;
export type ModalId = (typeof MODAL_IDS)[number];
