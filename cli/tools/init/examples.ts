/** Example projects of the package: folders by name. */
export const EXAMPLES = { consultancy: ".", clinics: "examples/clinics" } as const;
export type ExampleName = keyof typeof EXAMPLES;
