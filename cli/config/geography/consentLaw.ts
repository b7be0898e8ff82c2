import type { ConsentModel } from "../../../runtime/site/privacy.ts";
import type { CountryConfig } from "../schema/country/country.ts";

/** What a country's law requires of analytics. A default, not legal advice. */
export interface ConsentLaw {
  model: ConsentModel;
  /** The act and its article. */
  law: string;
  /** URL of its text. */
  source: string;
}

const EPRIVACY: ConsentLaw = {
  model: "opt-in",
  law: "Directive 2002/58/EC (ePrivacy), Article 5(3), with Articles 4(11) and 7 of Regulation (EU) 2016/679 (GDPR)",
  source: "https://eur-lex.europa.eu/eli/dir/2002/58/oj",
};

/** Members of the European Union, and of the EEA Agreement. */
const EEA = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" ");

const LAWS: Readonly<Record<string, ConsentLaw>> = {
  ...Object.fromEntries(EEA.map((code) => [code, EPRIVACY])),
  GB: {
    model: "opt-in",
    law: "Privacy and Electronic Communications Regulations 2003, regulation 6",
    source: "https://www.legislation.gov.uk/uksi/2003/2426/regulation/6",
  },
  CH: {
    model: "opt-in",
    law: "Telecommunications Act, Article 45c, and Federal Act on Data Protection; Google's own terms ask for consent there, too",
    source: "https://www.fedlex.admin.ch/eli/cc/1997/2187_2187_2187/en",
  },
  IN: {
    model: "opt-in",
    law: "Digital Personal Data Protection Act 2023, section 6: consent is a clear affirmative action",
    source: "https://www.meity.gov.in/content/digital-personal-data-protection-act-2023",
  },
  PH: {
    model: "opt-in",
    law: "Data Privacy Act of 2012 (Republic Act 10173), section 3(b): consent is given, and recorded",
    source: "https://privacy.gov.ph/data-privacy-act/",
  },
  BR: {
    model: "opt-in",
    law: "Lei Geral de Proteção de Dados (Law 13.709/2018), Articles 5 XII and 8",
    source: "https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm",
  },
  AU: {
    model: "opt-out",
    law: "Privacy Act 1988, Australian Privacy Principles 3 and 5: notice, and consent for sensitive information only",
    source: "https://www.oaic.gov.au/privacy/australian-privacy-principles",
  },
  NZ: {
    model: "opt-out",
    law: "Privacy Act 2020, information privacy principle 3: notice",
    source: "https://www.privacy.org.nz/privacy-principles/",
  },
  US: {
    model: "opt-out",
    law: "California Consumer Privacy Act, sections 1798.120 and 1798.135: the right to say no, also by Global Privacy Control",
    source: "https://oag.ca.gov/privacy/ccpa",
  },
};

/** The law of a country by ISO 3166-1 code; undefined if unknown. */
export const consentLaw = (code: string | undefined): ConsentLaw | undefined =>
  code !== undefined && Object.hasOwn(LAWS, code) ? LAWS[code] : undefined;

/** The default consent model of a country; `opt-in` if its law is unknown. */
export const defaultConsentModel = (code: string | undefined): ConsentModel => consentLaw(code)?.model ?? "opt-in";

export const consentLaws = (): [code: string, law: ConsentLaw][] => Object.entries(LAWS);

/** The consent model of a country: configured, else the default of its law. */
export const consentModel = ({ consent, code }: CountryConfig): ConsentModel =>
  consent.model ?? defaultConsentModel(code);
