import { usePerPage, useSite } from "../page/context.tsx";

/** Links to the page in all of the country's languages, as entries of a list. Each is written in its own language. */
export function LanguageLinks({ className }: { className: string }) {
  const { language: here, languages } = useSite().country;
  const perPage = usePerPage();
  return languages.map(({ language, name, home }) => (
    <li key={language}>
      <a
        className={className}
        href={perPage(({ path, languages: others }) => (language === here ? path : (others?.[language] ?? home)))}
        lang={language}
        hrefLang={language}
        aria-current={language === here ? "true" : undefined}
      >
        {name}
      </a>
    </li>
  ));
}
