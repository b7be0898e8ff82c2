import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { ErrorBoundary } from "../page/ErrorBoundary.tsx";
import { useSite } from "../page/context.tsx";
import type { EnquiryForm } from "../forms/EnquiryForm.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";

type Form = ComponentType<ComponentProps<typeof EnquiryForm>>;

/** The enquiry form, loaded when it is first shown. When that fails, the phone number and a link to the form's page are shown. */
export function LazyEnquiryForm(props: ComponentProps<typeof EnquiryForm>) {
  const { contacts, enquiryPage } = useSite();
  const [form, setForm] = useState<{ Form: Form } | "failed">();
  useEffect(() => {
    let wanted = true;
    import("../forms/EnquiryForm.tsx").then(
      ({ EnquiryForm }) => wanted && setForm({ Form: EnquiryForm }),
      () => wanted && setForm("failed"),
    );
    return () => {
      wanted = false;
    };
  }, []);

  if (form === undefined) return <FormSkeleton {...props} />;
  const instead = (
    <p role="alert">
      The form could not be loaded. Call us on <a href={`tel:${contacts.phone.e164}`}>{contacts.phone.display}</a>, or{" "}
      <a href={enquiryPage}>open the form's own page</a>.
    </p>
  );
  if (form === "failed") return instead;
  return (
    <ErrorBoundary fallback={instead}>
      <form.Form {...props} />
    </ErrorBoundary>
  );
}
