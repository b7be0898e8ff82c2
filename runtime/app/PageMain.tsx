import type { ReadyPage, TemplateProps } from "../page/template.ts";
import { useSite } from "../page/context.tsx";
import { ServerOnly } from "../page/ServerOnly.tsx";
import { useText } from "../page/text.ts";

/** The main part of a page: its template, below a notice if its copy isn't translated. */
export function PageMain({ page, content, template: Template }: TemplateProps & ReadyPage) {
  return (
    <>
      {page.language && <ServerOnly render={() => <Untranslated />} />}
      <Template page={page} content={content} />
    </>
  );
}

function Untranslated() {
  const t = useText();
  return (
    <p className="untranslated container" lang={useSite().country.language}>
      {t("page.untranslated")}
    </p>
  );
}
