import { EnquiryForm } from "../forms/EnquiryForm.tsx";
import type { IslandServer } from "../islands/Island.tsx";
import { Header } from "../navigation/Header.tsx";
import { NearPages } from "../search/NearPages.tsx";
import { Search } from "../search/Search.tsx";
import { SearchPage } from "../search/SearchPage.tsx";

/** The components of islands on the server, by name. The browser loads its own (`hydratePage.ts`). */
export const SERVER_ISLANDS: IslandServer["islands"] = {
  header: Header,
  form: EnquiryForm,
  results: SearchPage,
  "near-pages": NearPages,
  search: Search,
};
