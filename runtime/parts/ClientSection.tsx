import { createContext, type ReactElement, useContext } from "react";
import { useApp } from "../page/context.tsx";
import { escapeHtml } from "../site/html.ts";
import { type Client, CLIENT_ATTRIBUTE, PROPS_ATTRIBUTE } from "../site/parts.ts";
import { type GivenSection, type SectionCommon, SectionRoot } from "./ownSection.tsx";

/** Renders a React root to HTML, with a prefix of its `useId`. Undefined in browsers. */
const RootRenderer = createContext<((root: ReactElement, prefix: string) => string) | undefined>(undefined);
export const RootRendererProvider = RootRenderer.Provider;

interface Props extends GivenSection {
  client: Client;
}

/** One object, because React would empty the element if it got another one. */
const NOTHING = { __html: "" };

/**
 * A section that the browser hydrates as a React root of its own. The server renders it as one, with what the browser
 * will have: the section as JSON, and the page's data without its content. The app's root leaves its markup alone.
 */
export function ClientSection({ client, Section, section }: Props) {
  const { site, page } = useApp();
  const render = useContext(RootRenderer);
  const markup = () => {
    const json = JSON.stringify(section);
    const root = <SectionRoot app={{ site, page }} Section={Section} section={JSON.parse(json) as SectionCommon} />;
    const attributes = `${CLIENT_ATTRIBUTE}="${client}" ${PROPS_ATTRIBUTE}="${escapeHtml(json)}"`;
    return `<div ${attributes}>${render?.(root, `${section.id}-`)}</div>`;
  };
  return <div suppressHydrationWarning dangerouslySetInnerHTML={render ? { __html: markup() } : NOTHING} />;
}
