import type { ReactNode } from "react";
import { useLayout, useSite } from "../page/context.tsx";

interface Props {
  className: string;
  children: ReactNode;
}

/** Opens the layout's enquiry modal; without scripts it leads to the page with the form. */
export function EnquiryLink({ className, children }: Props) {
  const { enquiryPage } = useSite();
  const { enquiryModal } = useLayout();
  return (
    <a className={className} href={enquiryPage} data-modal={enquiryModal}>
      {children}
    </a>
  );
}
