import { z } from "zod";
import type { Link } from "../site/menu.ts";
import type { Picture } from "../site/picture.ts";

// Exports for a project's own parts, as `countrysites/parts` (docs/own-parts.md). Removing one needs a new contract version.
export { z };
export type { ClientSectionProps, SectionProps } from "./ownSection.tsx";
export type { PartProps } from "./replaceable.tsx";
export { type Content, useContent } from "../content/useContent.ts";
export { ServerOnly } from "../page/ServerOnly.tsx";
export { useLayout, usePage, usePerPage, useSite } from "../page/context.tsx";
export type { TemplateProps } from "../page/template.ts";
export { useRichText, useText } from "../page/text.ts";
export { PrivacyChoices } from "../layouts/PrivacyBanner.tsx";
export { EnquiryLink, PhoneLink } from "../navigation/ContactLinks.tsx";
export { Banner, Breadcrumbs } from "../sections/Banner.tsx";
export { CardList } from "../sections/CardList.tsx";
export { ClosingCall, ContactButtons } from "../sections/ClosingCall.tsx";
export { PageEnd } from "../sections/PageEnd.tsx";
export { PageText, Prose } from "../sections/Prose.tsx";
export { SectionFrame } from "../sections/SectionFrame.tsx";
export { Sections } from "../sections/Sections.tsx";
export type { Link };
export type { Card } from "../site/cards.ts";
export type { PageContent, PageData } from "../site/page.ts";
export type { Picture as PictureData } from "../site/picture.ts";
export type { Client } from "../site/parts.ts";
export type { SiteData } from "../site/site.ts";
export { Accordion } from "../ui/Accordion.tsx";
export { Flag } from "../ui/Flag.tsx";
export { Icon } from "../ui/Icon.tsx";
export { Picture } from "../ui/Picture.tsx";
export { Slider } from "../ui/Slider.tsx";
export { Tabs } from "../ui/Tabs.tsx";

// Fields for the schemas of own sections, beside those of zod. These give the types only: sites never call them. The
// command line has functions of the same names that check values (`cli/config/schema/own/fields.ts`).

/** Text in Markdown. The component gets HTML, for `<Prose html={…}>`. */
export const markdown = (): z.ZodType<string, string> => z.string();

/** A link with its text: `{ label, to }`. Links are checked; undefined if the country lacks the page. */
export const link = (): z.ZodType<Link | undefined, { label: string; to: string }> =>
  z.unknown() as unknown as z.ZodType<Link | undefined, { label: string; to: string }>;

/** A picture of `countries/images`: `{ file, alt, caption }`. The component gets the data that `<Picture>` shows. */
export const picture = (): z.ZodType<Picture | undefined, { file: string; alt: string; caption?: string }> =>
  z.unknown() as unknown as z.ZodType<Picture | undefined, { file: string; alt: string; caption?: string }>;

/** A country's flag by its code: `IN`. The component gets the code that `<Flag>` shows. */
export const flag = (): z.ZodType<string, string> => z.string();
