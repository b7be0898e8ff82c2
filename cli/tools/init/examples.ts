/** Whole projects that come with the package, by name: their folders in it. */
export const EXAMPLES = { consultancy: ".", clinics: "examples/clinics" } as const;
export type ExampleName = keyof typeof EXAMPLES;
