import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { ErrorBoundary } from "../page/ErrorBoundary.tsx";
import { useSite } from "../page/context.tsx";
import { EnquiryPageLink } from "../navigation/EnquiryPageLink.tsx";
import { useRichText } from "../page/text.ts";
import type { EnquiryForm } from "../forms/EnquiryForm.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";

type Form = ComponentType<ComponentProps<typeof EnquiryForm>>;

/** The enquiry form, loaded when it is first shown. When that fails, the phone number and a link to the form's page are shown. */
export function LazyEnquiryForm(props: ComponentProps<typeof EnquiryForm>) {
  const { contacts } = useSite();
  const rich = useRichText();
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
      {rich("form.notLoaded", {
        phone: <a href={`tel:${contacts.phone.e164}`}>{contacts.phone.display}</a>,
        page: <EnquiryPageLink />,
      })}
    </p>
  );
  if (form === "failed") return instead;
  return (
    <ErrorBoundary fallback={instead}>
      <form.Form {...props} />
    </ErrorBoundary>
  );
}
