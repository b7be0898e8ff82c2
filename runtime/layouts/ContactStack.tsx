import type { ReactNode } from "react";
import { ContactStack as own } from "@own/components.ts";
import { useLayout, useSite, useText } from "../page/context.tsx";
import { useEnquiryLink, EnquiryLink } from "../navigation/ContactLinks.tsx";
import type { FloatingIcon } from "../site/layout.ts";
import { whatsappUrl } from "../site/urls.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { replaceable } from "../parts/replaceable.tsx";

/** Id of the contact icons, that the bottom bar's button points at. */
export const STACK_ID = "contact_stack";

/** What is always in view: fixed in the margins of wide screens; on small ones a popover, or a row below the footer. */
function OurContactStack() {
  const t = useText();
  const icons = useContactIcons();
  const { bookingButton } = useLayout();
  return (
    <aside className="stack" aria-label={t("contact.name")}>
      <div className="stack__inner">
        {icons.length > 0 && (
          <ul role="list" className="stack__list" id={STACK_ID} popover="auto">
            {icons}
          </ul>
        )}
        {bookingButton && <EnquiryLink className="booking">{bookingButton}</EnquiryLink>}
        <TopLink className="to-top" />
      </div>
    </aside>
  );
}

export const ContactStack = replaceable(() => own, OurContactStack);

/** A link to the top of the page, in layouts that have it. */
export function TopLink({ className }: { className: string }) {
  const t = useText();
  if (!useLayout().actions.includes("top")) return null;
  return (
    <a className={className} href="#top" aria-label={t("contact.top")}>
      <Icon name="up" />
    </a>
  );
}

/** The layout's icons, without those that would lead nowhere. */
export function useContactIcons(): ReactNode[] {
  const { phone, whatsapp } = useSite().contacts;
  const t = useText();
  const { floating } = useLayout();
  const enquiry = useEnquiryLink();
  const links: Record<FloatingIcon, [icon: IconName, text: string, attributes?: { href: string; rel?: string }]> = {
    video: ["video", t("contact.video"), enquiry?.["data-modal"] === undefined ? undefined : enquiry],
    call: ["phone", t("contact.call"), phone && { href: `tel:${phone.e164}` }],
    enquiry: ["chat", t("contact.enquiry"), enquiry],
    whatsapp: ["whatsapp", t("contact.whatsapp"), whatsapp && { href: whatsappUrl(whatsapp.e164), rel: "noopener" }],
  };
  return floating.flatMap((name) => {
    const [icon, text, attributes] = links[name];
    if (!attributes) return [];
    return (
      <li key={name}>
        <a className="stack__link" {...attributes}>
          <Icon name={icon} />
          <span className="stack__tip">{text}</span>
        </a>
      </li>
    );
  });
}
