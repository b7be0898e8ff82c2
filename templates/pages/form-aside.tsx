import type { TemplateProps } from "@runtime/page/template.ts";
import { ServerOnly } from "@runtime/page/ServerOnly.tsx";
import { useText } from "@runtime/page/text.ts";
import { PageForm } from "@runtime/forms/loadForm.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { PageEnd } from "@runtime/sections/PageEnd.tsx";
import { PageText } from "@runtime/sections/Prose.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** A text beside a form, which stays in view on wide screens. */
export default function FormAside({ page, content }: TemplateProps) {
  const t = useText();
  return (
    <>
      <ServerOnly render={() => <Banner content={content} />} />
      <div className="columns columns--form container">
        {page.form !== undefined && (
          <section className="form-card form-card--sticky" aria-labelledby="form_heading">
            <h2 className="contact__heading" id="form_heading">
              {t("formAside.form")}
            </h2>
            <PageForm />
          </section>
        )}
        <ServerOnly className="columns__main" render={() => <PageText content={content} />} />
      </div>
      <Sections content={content} />
      <ServerOnly render={() => <PageEnd content={content} />} />
    </>
  );
}
