import { BottomBar as own } from "@own/components.ts";
import { ServerOnly } from "../page/ServerOnly.tsx";
import { useLayout, useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { EnquiryLink } from "../navigation/EnquiryLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { replaceable } from "../parts/replaceable.tsx";

/** The bar with Call and Appointment at the bottom of small screens (docs/behaviour.md, Header). */
function BottomBar() {
  const t = useText();
  return (
    <nav className="bottom-bar" aria-label={t("bottomBar.name")}>
      <ServerOnly className="bottom-bar__inner" render={() => <Actions />} />
    </nav>
  );
}

const Part = replaceable(() => own, BottomBar);
export { Part as BottomBar };

function Actions() {
  const t = useText();
  const { contacts } = useSite();
  const { actions, bookingButton } = useLayout();
  return (
    <>
      <a className="bottom-bar__call" href={`tel:${contacts.phone.e164}`}>
        <Icon name="phone" />
        {t("bottomBar.call")}
      </a>
      <EnquiryLink className="bottom-bar__book">
        {!bookingButton && <Icon name="calendar" />}
        <span>
          {t("bottomBar.enquiry")}
          {bookingButton && <small>{bookingButton}</small>}
        </span>
      </EnquiryLink>
      {actions.includes("top") && (
        <a className="bottom-bar__top" href="#top" aria-label={t("contact.top")}>
          <Icon name="up" />
        </a>
      )}
    </>
  );
}
