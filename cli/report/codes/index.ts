import type { ProblemCode } from "../problem.ts";
import { brand } from "./brand.ts";
import { copy } from "./copy.ts";
import { countries } from "./countries.ts";
import type { CodeHelp, Topic } from "./example.ts";
import { facts } from "./facts.ts";
import { files } from "./files.ts";
import { forms } from "./forms.ts";
import { links } from "./links.ts";
import { owner } from "./owner.ts";
import { pages } from "./pages.ts";
import { parts } from "./parts.ts";
import { pictures } from "./pictures.ts";
import { pull } from "./pull.ts";
import { texts } from "./texts.ts";
import { values } from "./values.ts";
import { yaml } from "./yaml.ts";

/** What there is to say of each code. A new code needs an entry in one of the topics. */
export const CODES: Readonly<Record<ProblemCode, CodeHelp>> = {
  ...files,
  ...yaml,
  ...values,
  ...countries,
  ...pages,
  ...copy,
  ...links,
  ...forms,
  ...pictures,
  ...brand,
  ...texts,
  ...facts,
  ...owner,
  ...parts,
  ...pull,
};

/** The topics in the order in which they are listed. */
export const TOPICS: readonly { title: string; codes: Topic }[] = [
  { title: "Files", codes: files },
  { title: "YAML", codes: yaml },
  { title: "Values", codes: values },
  { title: "Countries and what they share", codes: countries },
  { title: "Pages", codes: pages },
  { title: "Copy", codes: copy },
  { title: "Links, redirects and hosts", codes: links },
  { title: "Forms", codes: forms },
  { title: "Pictures and weight", codes: pictures },
  { title: "Brand", codes: brand },
  { title: "Texts and translations", codes: texts },
  { title: "Facts", codes: facts },
  { title: "Owner", codes: owner },
  { title: "Own parts", codes: parts },
  { title: "Content of a CMS", codes: pull },
];
