import type { ReactNode } from "react";
import { ServerOnly } from "../page/ServerOnly.tsx";
import { useLayout, useSite } from "../page/context.tsx";
import { EnquiryLink } from "../navigation/EnquiryLink.tsx";
import type { FloatingIcon } from "../site/layout.ts";
import type { SiteData } from "../site/site.ts";
import { whatsappUrl } from "../site/urls.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";

/**
 * What is always in view: contact icons, booking button and the link to the top (docs/behaviour.md, Footer). On wide
 * screens they are fixed in the margins; on small ones the icons are a row below the footer.
 */
export function ContactStack() {
  return (
    <aside className="stack" aria-label="Talk to us">
      <ServerOnly className="stack__inner" render={() => <Contents />} />
    </aside>
  );
}

function Contents() {
  const site = useSite();
  const { floating, actions, bookingButton } = useLayout();
  return (
    <>
      <ul className="stack__list">
        {floating.map((name) => {
          const entry = ENTRIES[name](site);
          return entry && <li key={name}>{entry}</li>;
        })}
      </ul>
      {bookingButton && <EnquiryLink className="booking">{bookingButton}</EnquiryLink>}
      {actions.includes("top") && (
        <a className="to-top" href="#top" aria-label="Back to top">
          <Icon name="up" />
        </a>
      )}
    </>
  );
}

const ENTRIES: Record<FloatingIcon, (site: SiteData) => ReactNode> = {
  video: () => <EnquiryLink className="stack__link">{label("video", "Get Free Video Consultation")}</EnquiryLink>,
  call: ({ contacts }) => (
    <a className="stack__link" href={`tel:${contacts.phone.e164}`}>
      {label("phone", "Call Us")}
    </a>
  ),
  consultation: () => <EnquiryLink className="stack__link">{label("chat", "Get Free Consultation")}</EnquiryLink>,
  whatsapp: ({ contacts }) =>
    contacts.whatsapp && (
      <a className="stack__link" href={whatsappUrl(contacts.whatsapp.e164)} rel="noopener">
        {label("whatsapp", "WhatsApp")}
      </a>
    ),
};

function label(icon: IconName, text: string): ReactNode {
  return (
    <>
      <Icon name={icon} />
      <span className="stack__tip">{text}</span>
    </>
  );
}
