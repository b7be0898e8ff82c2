import type { Messages } from "../site/forms.ts";

/** What is said below a field, where neither form nor field has a message of its own. */
export const MESSAGES: Messages = {
  required: "This is a required field.",
  email: "Write an email address, like name@example.com.",
  pattern: "This is not in the form that is wanted.",
  tooShort: "Write at least {min} characters.",
  tooLong: "Write at most {max} characters.",
};
