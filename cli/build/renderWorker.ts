import module from "node:module";

// What a thread starts with: Node 22.8 and later keep compiled code, for each thread that asks for it.
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

await import("./takeTasks.ts");
