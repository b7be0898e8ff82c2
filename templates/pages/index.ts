import { templates as own } from "@own/templates.ts";
import type { Templates } from "@runtime/page/template.ts";

const formPage = () => import("./form-page.tsx");

/** Each page template by its name. A new one needs a file here, a line here and its name in `runtime/site/page.ts`. */
export const templates: Templates = {
  ...own,
  home: () => import("./home.tsx"),
  page: () => import("./page.tsx"),
  article: () => import("./article.tsx"),
  listing: () => import("./listing.tsx"),
  contact: () => import("./contact.tsx"),
  landing: formPage,
  register: formPage,
  webinar: formPage,
  "form-links": formPage,
  "form-aside": () => import("./form-aside.tsx"),
  "career-list": () => import("./career-list.tsx"),
  career: () => import("./career.tsx"),
  "thank-you": () => import("./thank-you.tsx"),
  post: () => import("./post.tsx"),
  "post-list": () => import("./post-list.tsx"),
  search: () => import("./search.tsx"),
  "not-found": () => import("./not-found.tsx"),
};
