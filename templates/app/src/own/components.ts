import type { OwnPart } from "@runtime/parts/replaceable.tsx";

// The project's parts in the place of ours. Each has an export: the browser is given only those that it renders.
export const Banner: OwnPart<"Banner"> = undefined;
export const BottomBar: OwnPart<"BottomBar"> = undefined;
export const Brand: OwnPart<"Brand"> = undefined;
export const Card: OwnPart<"Card"> = undefined;
export const ClosingCall: OwnPart<"ClosingCall"> = undefined;
export const ContactStack: OwnPart<"ContactStack"> = undefined;
export const Footer: OwnPart<"Footer"> = undefined;
export const Header: OwnPart<"Header"> = undefined;
