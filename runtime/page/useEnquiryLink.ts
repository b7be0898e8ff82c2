import { DEFAULT_FORM } from "../site/forms.ts";
import { useLayout, useSite } from "./context.tsx";

/**
 * Attributes of a link to the enquiry: it opens the layout's modal; without scripts, and on a site without the form, it
 * leads to the page with the form or the phone numbers. Undefined on a site that has neither.
 */
export function useEnquiryLink() {
  const { enquiryPage, forms } = useSite();
  const { enquiryModal, form = DEFAULT_FORM } = useLayout();
  return enquiryPage === undefined
    ? undefined
    : { href: enquiryPage, "data-modal": form in forms ? enquiryModal : undefined };
}
