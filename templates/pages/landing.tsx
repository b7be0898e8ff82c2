import type { TemplateProps } from "@runtime/app/App.tsx";
import { Claims } from "@runtime/sections/Claims.tsx";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** A campaign page: the form at the top, with the brand's claims beside it. */
export default function Landing({ content }: TemplateProps) {
  return (
    <FormPage
      content={content}
      heading="Ask for a free call"
      crumbs={false}
      renderAside={() => (import.meta.env.SSR || import.meta.env.DEV) && <Claims className="claims claims--stack" />}
    />
  );
}
