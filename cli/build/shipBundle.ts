import { makeShippedBundle } from "./bundle.ts";

// Run when the package is compiled: the bundle that most projects use as it is.
void makeShippedBundle();
