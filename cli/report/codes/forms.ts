import { INDIA, type Topic } from "./example.ts";

export const forms = {
  "unknown-option-list": {
    why: "The field would have nothing to choose from.",
    wrong: { [INDIA]: "forms: { fields: { dreamcountry: { options: «destination» } } }" },
    right: { [INDIA]: "forms: { fields: { dreamcountry: { options: destinations } } }" },
    fix: "Correct the name, define the list under `optionLists` in network.yaml, or write the choices here.",
    docs: "forms.md#fields",
  },
  "missing-options": {
    why: "Visitors would have to choose from nothing, and could not send the form.",
    wrong: { [INDIA]: "forms:\n  fields: { «course»: { type: select, label: Course } }\n  enquiry: { add: [course] }" },
    right: {
      [INDIA]:
        "forms:\n  fields: { course: { type: select, label: Course, options: [Bachelor, Master] } }\n  enquiry: { add: [course] }",
    },
    docs: "forms.md#fields",
  },
  "default-not-an-option": {
    why: "What is chosen at first has to be something that can be chosen.",
    wrong: { [INDIA]: "forms: { fields: { interestedin: { options: [Call, Visit], default: «Email» } } }" },
    right: { [INDIA]: "forms: { fields: { interestedin: { options: [Call, Visit], default: Call } } }" },
    docs: "forms.md#fields",
  },
  "unknown-form": {
    why: "There is nothing that could be shown or extended.",
    wrong: { [INDIA]: "forms: { webinar: { extends: «enqiry» } }" },
    right: { [INDIA]: "forms: { webinar: { extends: enquiry } }" },
    docs: "forms.md#forms",
  },
  "unknown-field": {
    why: "A form chooses among the fields below `forms.fields`. What is not there can't be asked.",
    wrong: { [INDIA]: "forms: { enquiry: { omit: [«phone»] } }" },
    right: { [INDIA]: "forms: { enquiry: { omit: [your-phone] } }" },
    fix: "`sitegen explain india forms.fields` prints the fields.",
    docs: "forms.md#forms",
  },
  "field-condition": {
    why: "A field that waits for a value which is never there would never be shown, and never be sent.",
    wrong: { [INDIA]: "forms: { fields: { nearrestarea: { showWhen: { «interestedin»: Visit Office } } } }" },
    right: { [INDIA]: "forms: { fields: { dreamcountry: { showWhen: { interestedin: Visit Office } } } }" },
    fix: "Name a field that comes earlier in the form, and one of its options.",
    docs: "forms.md#fields",
  },
  "nowhere-to-send": {
    why: "What visitors fill in would be lost.",
    wrong: { [INDIA]: "forms: { «webinar»: { fields: [your-name, your-email] } }" },
    right: { [INDIA]: "forms: { webinar: { fields: [your-name, your-email], send: { to: contentApi } } }" },
    docs: "forms.md#forms",
  },
} satisfies Topic;
