import "@runtime/styles/main.scss";
import { boot } from "@runtime/app/boot.ts";

boot({ app: () => import("./entry-client.ts"), enhance: () => import("@runtime/enhance/enhance.ts") });
