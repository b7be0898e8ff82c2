import { fileURLToPath } from "node:url";
import { runScript, startThread } from "./runScript.ts";

// What a thread starts with.
startThread();
const script = runScript(fileURLToPath(new URL("takeTasks.cjs", import.meta.url)));
(script as typeof import("./takeTasks.ts")).takeTasks();
