import type { ReactNode } from "react";
import { useEnquiryLink } from "../page/useEnquiryLink.ts";

interface Props {
  className: string;
  children: ReactNode;
}

/** Opens the layout's enquiry modal, or leads to the page with the form or contacts; nothing without any of them. */
export function EnquiryLink({ className, children }: Props) {
  const link = useEnquiryLink();
  return (
    link && (
      <a className={className} {...link}>
        {children}
      </a>
    )
  );
}
