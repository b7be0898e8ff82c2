import type { EnquiryConfig, EnquiryField } from "../../../../runtime/site/enquiry.ts";

const option = (value: string) => ({ label: value.toUpperCase(), value });

/** A small but whole enquiry configuration; a test overrides what it is about. */
export function enquiryConfig(overrides: Partial<EnquiryConfig> = {}): EnquiryConfig {
  return {
    fields: ["your-name", "your-email", "your-phone", "nearrestarea", "interestedin", "dreamcountry"],
    expanded: false,
    labels: {} as Record<EnquiryField | "consent" | "dialcode", string>,
    options: {
      interestedin: ["call", "visit"].map(option),
      nearrestarea: ["north", "south"].map(option),
      dreamcountry: ["near", "far"].map(option),
    },
    defaults: {},
    variants: { mbbs: { formtype: "mbbs", options: { dreamcountry: [option("medical")] } } },
    sourceby: "always",
    dialCodes: [],
    thankYou: "/here/thank-you/",
    onFailure: "console",
    keepUndelivered: true,
    ...overrides,
  };
}
