import { BottomBar as own } from "@own/components.ts";
import { useLayout, useSite, useText } from "../page/context.tsx";
import { EnquiryLink, useEnquiryLink, WAY_ICONS } from "../navigation/ContactLinks.tsx";
import { type ContactWay, contactWays } from "../site/site.ts";
import { Icon } from "../ui/Icon.tsx";
import { replaceable } from "../parts/replaceable.tsx";
import { STACK_ID, TopLink, useContactIcons } from "./ContactStack.tsx";

/** The bar of small screens: Call, contact icons, Appointment; without enquiry other ways to reach the team, if any. */
function OurBottomBar() {
  const t = useText();
  const { bookingButton } = useLayout();
  const enquiry = useEnquiryLink();
  const ways = contactWays(useSite().contacts);
  const hasForm = enquiry?.["data-modal"] !== undefined;
  const main = enquiry ? undefined : ways[0];
  const hasIcons = useContactIcons().length > 0;
  const side = ways.find((way) => way !== main && way.kind !== "email");
  if (!enquiry && !main) return null;
  return (
    <nav className="bottom-bar" aria-label={t("bottomBar.name")}>
      <div className="bottom-bar__inner">
        {side && <Way className="bottom-bar__call" way={side} />}
        {hasIcons && (
          <button className="bottom-bar__more" type="button" popoverTarget={STACK_ID} aria-label={t("contact.name")}>
            <Icon name="chat" />
          </button>
        )}
        {main && <Way className="bottom-bar__book" way={main} />}
        <EnquiryLink className="bottom-bar__book">
          {!bookingButton && <Icon name={hasForm ? "calendar" : "mail"} />}
          <span>
            {hasForm ? t("bottomBar.enquiry") : t("header.enquiry")}
            {bookingButton && <small>{bookingButton}</small>}
          </span>
        </EnquiryLink>
        <TopLink className="bottom-bar__top" />
      </div>
    </nav>
  );
}

export const BottomBar = replaceable(() => own, OurBottomBar);

function Way({ className, way: { kind, href } }: { className: string; way: ContactWay }) {
  const t = useText();
  const labels = { phone: t("bottomBar.call"), whatsapp: t("contact.whatsapp"), email: t("contact.email") };
  return (
    <a className={className} href={href}>
      <Icon name={WAY_ICONS[kind]} />
      {labels[kind]}
    </a>
  );
}
