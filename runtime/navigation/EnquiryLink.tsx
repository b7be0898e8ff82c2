import type { ReactNode } from "react";
import { useEnquiryLink } from "../page/useEnquiryLink.ts";

interface Props {
  className: string;
  children: ReactNode;
}

/** Opens the layout's enquiry modal, or leads to the page with the form. */
export function EnquiryLink({ className, children }: Props) {
  return (
    <a className={className} {...useEnquiryLink()}>
      {children}
    </a>
  );
}
