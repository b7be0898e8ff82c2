import { makeShippedBundle } from "./bundle.ts";

// Run when the command line has been compiled.
await makeShippedBundle();
