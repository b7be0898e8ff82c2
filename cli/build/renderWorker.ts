import { fileURLToPath } from "node:url";
import { runScript } from "./runScript.ts";

// What a thread starts with.
runScript(fileURLToPath(new URL("takeTasks.cjs", import.meta.url)));
