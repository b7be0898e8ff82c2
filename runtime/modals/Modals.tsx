import { useEffect } from "react";
import { useLayout, useSite } from "../page/context.tsx";
import { useDetectedCountry } from "../content/contentStore.ts";
import { useOutbox } from "../outbox/useOutbox.ts";
import { useEnquiryLink } from "../navigation/ContactLinks.tsx";
import { loadOnIntent, useModalCode } from "./loadModals.ts";
import { dialogAttributes, useCurrentModal } from "./store.ts";

/** The page's modals; none without the layout's form. */
export function Modals() {
  useOutbox();
  useDetectedCountry();
  return useEnquiryLink()?.["data-modal"] && <Dialogs />;
}

/** Empty dialogs, as in the document, until the code is loaded. */
function Dialogs() {
  const { modals } = useSite();
  const { modalDismissable } = useLayout();
  const current = useCurrentModal();
  const code = useModalCode();
  useEffect(loadOnIntent, []);

  if (code) return <code.ModalList current={current} />;
  return Object.keys(modals).map((id) => (
    <dialog key={id} {...dialogAttributes({ id, dismissable: modalDismissable })} />
  ));
}
