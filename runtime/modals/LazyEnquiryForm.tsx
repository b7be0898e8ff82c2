import { type ComponentProps, useEffect, useState } from "react";
import { ErrorBoundary } from "../page/ErrorBoundary.tsx";
import { useSite } from "../page/context.tsx";
import { EnquiryPageLink } from "../navigation/EnquiryPageLink.tsx";
import { useRichText } from "../page/text.ts";
import { track } from "../page/track.ts";
import { LoadedForm, loadForm } from "../forms/loadForm.ts";
import { FormSkeleton } from "./FormSkeleton.tsx";

/** A modal's form, loaded when it is first shown. On failure shows the phone number and a link to the form's page. */
export function LazyEnquiryForm(props: ComponentProps<typeof LoadedForm>) {
  const { contacts, forms } = useSite();
  const rich = useRichText();
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const form = forms[props.form];
  // Once, because its modal stays mounted.
  useEffect(() => void track("form_opened", { form: props.form }), [props.form]);
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
  const { phone } = contacts;
  const page = <EnquiryPageLink />;
  const instead = (
    <p role="alert">
      {phone
        ? rich("form.notLoaded", { phone: <a href={`tel:${phone.e164}`}>{phone.display}</a>, page })
        : rich("form.notLoadedNoPhone", { page })}
    </p>
  );
  if (state === "failed") return instead;
  return (
    <ErrorBoundary fallback={instead}>
      <LoadedForm {...props} />
    </ErrorBoundary>
  );
}
