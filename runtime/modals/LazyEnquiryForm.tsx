import { type ComponentProps, useEffect, useState } from "react";
import { ErrorBoundary } from "../page/ErrorBoundary.tsx";
import { useSite } from "../page/context.tsx";
import { EnquiryPageLink } from "../navigation/EnquiryPageLink.tsx";
import { useRichText } from "../page/text.ts";
import { LoadedForm, loadForm } from "../forms/loadForm.ts";
import { FormSkeleton } from "./FormSkeleton.tsx";

/** A form, loaded when it is first shown. When that fails, the phone number and a link to the form's page are shown. */
export function LazyEnquiryForm(props: ComponentProps<typeof LoadedForm>) {
  const { contacts, forms } = useSite();
  const rich = useRichText();
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const form = forms[props.form];
  useEffect(() => {
    let wanted = true;
    loadForm(form).then(
      () => wanted && setState("loaded"),
      () => wanted && setState("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [form]);

  if (state === "loading") return <FormSkeleton {...props} />;
  const instead = (
    <p role="alert">
      {rich("form.notLoaded", {
        phone: <a href={`tel:${contacts.phone.e164}`}>{contacts.phone.display}</a>,
        page: <EnquiryPageLink />,
      })}
    </p>
  );
  if (state === "failed") return instead;
  return (
    <ErrorBoundary fallback={instead}>
      <LoadedForm {...props} />
    </ErrorBoundary>
  );
}
