import "@runtime/styles/main.scss";
import { boot } from "@runtime/app/boot.ts";

boot(() => import("./entry-client.ts"));
