import { useSite, usePerPage, useText } from "../page/context.tsx";
import { Dropdown } from "./Dropdown.tsx";

/** Dropdown with links to the current page in the country's other languages, or to their home pages. */
export function LanguageMenu() {
  const { language, languages } = useSite().country;
  const t = useText();
  const current = languages.find((one) => one.language === language);
  if (!current) return null;
  return (
    <Dropdown
      className="flag-menu language-menu"
      toggle={<span aria-hidden="true">{language.split("-")[0]}</span>}
      label={t("header.changeLanguage", { language: current.name })}
    >
      <LanguageLinks className="flag-menu__link" />
    </Dropdown>
  );
}

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
