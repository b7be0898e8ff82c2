import "@runtime/styles/main.scss";
import "./own/styles.ts";
import "./own/clientSections.ts";
import { boot } from "@runtime/app/boot.ts";

// What is imported later is outside of this folder: the bundler orders such parts by their paths, which then are the same
// for every app.
boot({
  app: () => import("@templates/entry-client.ts"),
  later: () => import("@runtime/app/later.ts"),
});
