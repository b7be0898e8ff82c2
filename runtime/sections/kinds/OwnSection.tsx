import { createElement, type ComponentType } from "react";
import { clients, sections } from "@own/sections.ts";
import { ClientSection } from "../../parts/ClientSection.tsx";
import type { ClientSectionProps, SectionProps } from "../../parts/ownSection.ts";
import type { KindProps } from "../SectionFrame.tsx";

/** A section of a kind that is the project's. */
export function OwnSection({ section: { kind, values, ...common }, content }: KindProps<"own">) {
  const Component = sections[kind] as ComponentType<SectionProps> | undefined;
  if (!Component) throw new Error(`there is no component of the section ${kind}`);
  const section = { ...common, type: kind, ...values };
  const client = clients[kind];
  if (client)
    return <ClientSection client={client} Section={Component as ComponentType<ClientSectionProps>} section={section} />;
  return createElement(Component, { section, content });
}
