import { ServerOnly } from "../page/ServerOnly.tsx";
import { useLayout, useSite } from "../page/context.tsx";
import { EnquiryLink } from "../navigation/EnquiryLink.tsx";
import { Icon } from "../ui/Icon.tsx";

/** The bar with Call and Appointment at the bottom of small screens (docs/behaviour.md, Header). */
export function BottomBar() {
  return (
    <nav className="bottom-bar" aria-label="Quick contact">
      <ServerOnly className="bottom-bar__inner" render={() => <Actions />} />
    </nav>
  );
}

function Actions() {
  const { contacts } = useSite();
  const { actions, bookingButton } = useLayout();
  return (
    <>
      <a className="bottom-bar__call" href={`tel:${contacts.phone.e164}`}>
        <Icon name="phone" />
        Call
      </a>
      <EnquiryLink className="bottom-bar__book">
        {!bookingButton && <Icon name="calendar" />}
        <span>
          Appointment
          {bookingButton && <small>{bookingButton}</small>}
        </span>
      </EnquiryLink>
      {actions.includes("top") && (
        <a className="bottom-bar__top" href="#top" aria-label="Back to top">
          <Icon name="up" />
        </a>
      )}
    </>
  );
}
