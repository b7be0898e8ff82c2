import { createElement, type ComponentType } from "react";
import { sections } from "@own/sections.ts";
import type { SectionProps } from "../../parts/ownSection.ts";
import type { KindProps } from "./kind.ts";

/** A section of a kind that is the project's. */
export function OwnSection({ section: { kind, values, ...common }, content }: KindProps<"own">) {
  const Component = sections[kind] as ComponentType<SectionProps> | undefined;
  if (!Component) throw new Error(`there is no component of the section ${kind}`);
  return createElement(Component, { section: { ...common, type: kind, ...values }, content });
}
