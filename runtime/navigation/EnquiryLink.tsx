import type { ReactNode } from "react";
import { useEnquiryLink } from "../page/useEnquiryLink.ts";

interface Props {
  className: string;
  children: ReactNode;
}

/** Opens the layout's enquiry modal, or leads to the page with the form or the contacts; nothing where there is neither. */
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
