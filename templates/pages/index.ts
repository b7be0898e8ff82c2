import { templates as own } from "@own/templates.ts";
import type { Templates } from "@runtime/page/template.ts";
import * as article from "./article.tsx";
import * as careerList from "./career-list.tsx";
import * as career from "./career.tsx";
import * as home from "./home.tsx";
import * as listing from "./listing.tsx";
import * as page from "./page.tsx";
import * as postList from "./post-list.tsx";
import * as post from "./post.tsx";
import * as thankYou from "./thank-you.tsx";

/**
 * Each page template by its name. A new one needs a file here, a line here and its name in `runtime/site/page.ts`. What has
 * no form is a few hundred bytes in the browser, and there from the start; the others bring the form's code.
 */
export const templates: Templates = {
  ...own,
  home: async () => home,
  page: async () => page,
  article: async () => article,
  listing: async () => listing,
  "career-list": async () => careerList,
  career: async () => career,
  post: async () => post,
  "post-list": async () => postList,
  "thank-you": async () => thankYou,
  search: () => import("./search.tsx"),
  "not-found": () => import("./not-found.tsx"),
  contact: () => import("./contact.tsx"),
  landing: () => import("./landing.tsx"),
  register: () => import("./register.tsx"),
  webinar: () => import("./webinar.tsx"),
  "form-aside": () => import("./form-aside.tsx"),
  "form-links": () => import("./form-links.tsx"),
};
