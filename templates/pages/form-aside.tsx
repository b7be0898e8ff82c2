import type { TemplateProps } from "@runtime/page/template.ts";
import { useText } from "@runtime/page/context.tsx";
import { PageForm } from "@runtime/sections/kinds/Form.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { PageEnd } from "@runtime/sections/ClosingCall.tsx";
import { PageText } from "@runtime/sections/Prose.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** A text beside a form, which stays in view on wide screens. */
export default function FormAside({ content }: TemplateProps) {
  const t = useText();
  return (
    <>
      <Banner content={content} />
      <div className="columns columns--form container">
        <PageForm className="form-card form-card--sticky" heading={t("formAside.form")} />
        <div className="columns__main">
          <PageText content={content} />
        </div>
      </div>
      <Sections content={content} />
      <PageEnd content={content} />
    </>
  );
}
