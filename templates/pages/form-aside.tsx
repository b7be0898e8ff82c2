import type { TemplateProps } from "@runtime/page/template.ts";
import { useText } from "@runtime/page/text.ts";
import { PageForm } from "@runtime/sections/kinds/Form.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { PageEnd } from "@runtime/sections/ClosingCall.tsx";
import { PageText } from "@runtime/sections/Prose.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** A text beside a form, which stays in view on wide screens. */
export default function FormAside({ page, content }: TemplateProps) {
  const t = useText();
  return (
    <>
      <Banner content={content} />
      <div className="columns columns--form container">
        {page.form !== undefined && (
          <section className="form-card form-card--sticky" aria-labelledby="form_heading">
            <h2 className="contact__heading" id="form_heading">
              {t("formAside.form")}
            </h2>
            <PageForm />
          </section>
        )}
        <div className="columns__main">
          <PageText content={content} />
        </div>
      </div>
      <Sections content={content} />
      <PageEnd content={content} />
    </>
  );
}
