import { usePerPage, useSite } from "../page/context.tsx";

/** List items with links to the page in all languages of the country. Each label is in its own language. */
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
