import { ServerOnly } from "../page/ServerOnly.tsx";
import { usePage } from "../page/context.tsx";
import type { PageContent } from "../site/page.ts";
import { SectionList } from "./kinds/index.tsx";
import { LoadedFormSection } from "./loadFormSection.ts";

/** The sections of a page. What needs no scripts is HTML; the form, where there is one, stands between two parts of it. */
export function Sections({ content }: { content: PageContent }) {
  const { form } = usePage();
  return (
    <>
      <ServerOnly
        render={() => <SectionList sections={content.sections.slice(0, formIndex(content))} content={content} />}
      />
      {form && (
        <>
          <LoadedFormSection form={form} content={content} />
          <ServerOnly
            render={() => <SectionList sections={content.sections.slice(formIndex(content) + 1)} content={content} />}
          />
        </>
      )}
    </>
  );
}

/** Where the form is among the sections; their number when there is none. */
function formIndex({ sections }: PageContent): number {
  const index = sections.findIndex(({ type }) => type === "form");
  return index < 0 ? sections.length : index;
}
