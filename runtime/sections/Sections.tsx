import { ServerOnly } from "../page/ServerOnly.tsx";
import { usePage } from "../page/context.tsx";
import type { PageContent } from "../site/page.ts";
import { FormSection } from "./FormSection.tsx";
import { SectionList } from "./kinds/index.tsx";
import { Sources } from "./Sources.tsx";

/** The sections of a page, and where its figures are from. All but the form need no scripts, so they are static HTML before and after the form. */
export function Sections({ content }: { content: PageContent }) {
  const { formSection } = usePage();
  return (
    <>
      <ServerOnly
        render={() => (
          <>
            <SectionList sections={content.sections.slice(0, formIndex(content))} content={content} />
            {!formSection && <Sources figures={content.figures} />}
          </>
        )}
      />
      {formSection && (
        <>
          <FormSection section={formSection} content={content} />
          <ServerOnly
            render={() => (
              <>
                <SectionList sections={content.sections.slice(formIndex(content) + 1)} content={content} />
                <Sources figures={content.figures} />
              </>
            )}
          />
        </>
      )}
    </>
  );
}

/** Index of the form among the sections, or their number when there is none. */
function formIndex({ sections }: PageContent): number {
  const index = sections.findIndex(({ type }) => type === "form");
  return index < 0 ? sections.length : index;
}
