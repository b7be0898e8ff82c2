import { DEFAULT_FORM } from "../site/forms.ts";
import { useLayout, useSite } from "./context.tsx";

/**
 * Attributes of a link that opens the layout's enquiry modal. Without scripts, or without the form, it leads to the
 * page with the form or the phone numbers. Undefined if the site has neither.
 */
export function useEnquiryLink() {
  const { enquiryPage, forms } = useSite();
  const { enquiryModal, form = DEFAULT_FORM } = useLayout();
  return enquiryPage === undefined
    ? undefined
    : { href: enquiryPage, "data-modal": form in forms ? enquiryModal : undefined };
}
