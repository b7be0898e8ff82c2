import type { TemplateProps } from "@runtime/page/template.ts";
import { useSite, useText } from "@runtime/page/context.tsx";
import { contactWays } from "@runtime/site/site.ts";
import { PageForm } from "@runtime/sections/kinds/Form.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { DirectContacts, OfficeTabs } from "@runtime/sections/ContactDetails.tsx";
import { TextColumns } from "@runtime/sections/Prose.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** The page with the form, which also serves visitors without scripts: phone numbers, email and offices. It shows what there is of these. */
export default function Contact({ content }: TemplateProps) {
  const t = useText();
  const { contacts } = useSite();
  const isDirect = contactWays(contacts).length > 0 || contacts.offices.length > 0;
  return (
    <>
      <Banner content={content} />
      <div className="contact container">
        <PageForm className="contact__form" heading={t("contactPage.form")} id="contact_form" />
        {isDirect && (
          <section className="contact__offices" aria-labelledby="contact_offices">
            <h2 className="contact__heading" id="contact_offices">
              {t("contactPage.direct")}
            </h2>
            <DirectContacts />
            {contacts.offices.length > 0 && !content.sections.some(({ type }) => type === "offices") && (
              <OfficeTabs offices={contacts.offices} />
            )}
          </section>
        )}
      </div>
      <Sections content={content} />
      <TextColumns content={content} />
    </>
  );
}
