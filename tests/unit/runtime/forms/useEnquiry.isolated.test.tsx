// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deliverLead } from "../../../../runtime/outbox/deliverLead.ts";
import type { Outcome } from "../../../../runtime/site/sendLead.ts";
import { wasSent } from "../../../../runtime/forms/formUse.ts";
import { useEnquiry } from "../../../../runtime/forms/useEnquiry.ts";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import type { Field, FormConfig } from "../../../../runtime/site/forms.ts";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { find, fire, mount } from "../mount.ts";
import { ENGLISH } from "../../englishTexts.ts";
import { FIELDS, formConfig } from "./formConfig.ts";

vi.mock("../../../../runtime/outbox/deliverLead.ts");

const REQUIRED = "This is a required field.";
const DELIVERED: Outcome = { delivered: true };
const REASON = new Error("no network");
const FAILED: Outcome = { delivered: false, failure: "unanswered", reason: REASON };
const VALUES = { "your-name": "Ada", "your-email": "ada@example.org", "your-phone": "5550100", office: "south" };

const assign = vi.fn<(url: string | URL) => void>();
const logged = vi.fn<(reason: unknown) => void>();
const deliver = vi.mocked(deliverLead);
let enquiry: ReturnType<typeof useEnquiry>;
/** Each test has a form of its own: what was typed into another is not in it. */
let formId: string;

/** The smallest form that the hook can work with. */
function Form({ config }: { config: FormConfig }) {
  const current = useEnquiry(formId, "enquiry", config);
  const { trap, trust } = current.guard;
  const { formProps, controls } = current;
  useEffect(() => void (enquiry = current));
  return (
    <form {...formProps}>
      {controls.map(({ field, registration }) =>
        field.type === "checkbox" ? (
          <input {...registration} key={field.name} type="checkbox" defaultChecked />
        ) : (
          <input {...registration} key={field.name} />
        ),
      )}
      <input ref={trap} name="your-website" />
      {current.phase === "confirming" && (
        <button type="submit" onClick={trust}>
          Confirm
        </button>
      )}
    </form>
  );
}

/** What the controls are told, by field name. */
const marks = () => Object.fromEntries(enquiry.controls.map(({ field, mark }) => [field.name, mark]));
const errors = () => Object.fromEntries(enquiry.controls.map(({ field, error }) => [field.name, error]));
const away = () => enquiry.controls.filter((control) => control.away).map(({ field }) => field.name);

const SHORT: Field[] = [
  FIELDS["your-name"],
  FIELDS["your-email"],
  FIELDS["your-phone"],
  FIELDS.office,
  FIELDS.remember,
  FIELDS.leadurl,
];

function mountForm(overrides: Partial<FormConfig> = {}) {
  const site = {
    contentApi: { base: "https://cms.example" },
    texts: ENGLISH,
    country: { language: "en" },
  } as SiteData;
  return mount(
    <AppProvider value={{ site, page: {} as PageData }}>
      <Form config={formConfig({ fields: SHORT, ...overrides })} />
    </AppProvider>,
  );
}

const input = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);
/** Puts values in as autofill may do: without an event. */
const fillIn = (values: Record<string, string> = VALUES) => {
  for (const [name, value] of Object.entries(values)) input(name).value = value;
};
const submit = () => fire(find("form"), new Event("submit", { bubbles: true, cancelable: true }));
/** React ignores an event when it has seen the value being set, so the setter that it wraps is called. */
const type = (name: string, value: string) => {
  Reflect.set(HTMLInputElement.prototype, "value", value, input(name));
  return fire(input(name), new Event("input", { bubbles: true }));
};
const blur = (name: string) => fire(input(name), new FocusEvent("focusout", { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  formId = crypto.randomUUID();
  vi.clearAllMocks();
  deliver.mockResolvedValue(DELIVERED);
  vi.spyOn(location, "assign").mockImplementation(assign);
  vi.spyOn(console, "error").mockImplementation(logged);
});
afterEach(() => void vi.useRealTimers());

describe("validation", () => {
  beforeEach(() =>
    mountForm({ fields: [FIELDS["your-name"], FIELDS["your-email"], FIELDS.office, FIELDS.message, FIELDS.remember] }),
  );

  it("sends nothing while a field is missing, and says so for each", async () => {
    fillIn({ "your-email": " " });
    input("remember").checked = false;
    await submit();
    expect(deliver).not.toHaveBeenCalled();
    expect(errors()).toEqual(
      Object.fromEntries(["your-name", "your-email", "office", "remember"].map((name) => [name, REQUIRED])),
    );
    expect(enquiry.phase).toBe("editing");
  });

  it("marks all fields after a submit that failed", async () => {
    fillIn({ "your-name": "Ada" });
    await submit();
    expect(marks()).toEqual({
      "your-name": "valid",
      "your-email": "invalid",
      office: "invalid",
      remember: "valid",
    });
  });

  it("focuses the first missing field after 100 ms", async () => {
    fillIn({ "your-name": "Ada" });
    await submit();
    vi.advanceTimersByTime(99);
    expect(document.activeElement).not.toBe(input("your-email"));
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(input("your-email"));
  });

  it("marks a field on blur by whether it is empty, and updates the mark while the visitor types", async () => {
    await type("your-name", "A");
    expect(marks()).toEqual({});
    await blur("your-name");
    expect(marks()).toEqual({ "your-name": "valid" });
    await type("your-name", "");
    expect(marks()).toEqual({ "your-name": "invalid" });
  });
});

describe("sending", () => {
  it("sends what the document holds, the hidden fields, and nothing else", async () => {
    await mountForm();
    fillIn();
    await submit();
    const { send } = formConfig();
    expect(deliver.mock.calls[0]?.[0]).toMatchObject({ send, before: undefined });
    expect(Object.fromEntries(deliver.mock.calls[0]?.[0].lead ?? [])).toEqual({
      ...VALUES,
      leadurl: location.host + location.pathname,
    });
  });

  it("stays where the form says something in its place", async () => {
    await mountForm({ thanks: { message: "Thank you." } });
    fillIn();
    await submit();
    expect([enquiry.phase, assign.mock.calls.length]).toEqual(["sent", 0]);
  });

  it("resets the form after a success and goes to the thank-you page", async () => {
    await mountForm();
    fillIn();
    await submit();
    expect([enquiry.phase, input("your-name").value]).toEqual(["sent", ""]);
    expect(assign.mock.calls).toEqual([["/here/thank-you/"]]);
  });

  it("sends once, however often it is submitted", async () => {
    let answer = (_: Outcome) => {};
    deliver.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await mountForm();
    fillIn();
    await act(async () => {
      for (let times = 0; times < 2; times++)
        find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    });
    await submit();
    expect([enquiry.phase, deliver.mock.calls.length]).toEqual(["sending", 1]);
    await act(async () => answer(DELIVERED));
    expect(enquiry.phase).toBe("sent");
  });

  it("does without the outbox where it is turned off", async () => {
    await mountForm({ keepUndelivered: false });
    fillIn();
    await submit();
    expect([deliver.mock.calls[0]?.[0].keep, enquiry.phase]).toEqual([false, "sent"]);
  });

  it("tells whoever sent it when nothing could keep it, whatever the form says otherwise", async () => {
    deliver.mockResolvedValue({ ...FAILED, lost: true });
    await mountForm({ onFailure: "console" });
    fillIn();
    await submit();
    expect([enquiry.phase, input("your-name").value]).toEqual(["failed", "Ada"]);
  });

  it("asks what may be a bot to confirm, once, and sends then", async () => {
    await mountForm();
    fillIn({ ...VALUES, "your-website": "https://autofill.example" });
    await submit();
    await submit();
    expect([deliver.mock.calls.length, enquiry.phase, input("your-name").value]).toEqual([0, "confirming", "Ada"]);
    await act(async () => find<HTMLButtonElement>("button").click());
    expect(Object.keys(Object.fromEntries(deliver.mock.calls[0]?.[0].lead ?? []))).toEqual([
      ...Object.keys(VALUES),
      "leadurl",
    ]);
  });

  it("notes for this visit that a form was sent", async () => {
    document.cookie = "enquiry-sent=; path=/; max-age=0";
    await mountForm();
    expect(wasSent()).toBe(false);
    fillIn();
    await submit();
    expect(wasSent()).toBe(true);
  });

  it("can be used again when the browser restores the page from memory", async () => {
    await mountForm();
    fillIn();
    await submit();
    await fire(window, Object.assign(new Event("pageshow"), { persisted: false }));
    expect(enquiry.phase).toBe("sent");
    await fire(window, Object.assign(new Event("pageshow"), { persisted: true }));
    expect(enquiry.phase).toBe("editing");
    fillIn();
    await submit();
    const ids = deliver.mock.calls.map(([delivery]) => delivery.id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe("a field that depends on another", () => {
  const condition = [{ name: "office", values: ["south"] }];
  beforeEach(() => mountForm({ fields: [FIELDS.office, { ...FIELDS["your-name"], showWhen: condition }] }));

  it("is away until that has its value", async () => {
    expect(away()).toEqual(["your-name"]);
    await type("office", "south");
    expect(away()).toEqual([]);
  });

  it("has no mark when it comes after a submit that failed, until it is left", async () => {
    await submit();
    await type("office", "south");
    expect(marks()).toEqual({ office: "valid" });
    await blur("your-name");
    expect(marks()).toEqual({ office: "valid", "your-name": "invalid" });
  });

  it("is neither checked nor sent while it is away", async () => {
    fillIn({ office: "north", "your-name": "Ada" });
    await submit();
    expect(deliver.mock.calls[0]?.[0].lead).toEqual([["office", "north"]]);
  });

  it("is checked and sent while it is shown", async () => {
    fillIn({ office: "south" });
    await submit();
    expect(errors()["your-name"]).toBe(REQUIRED);
    fillIn({ "your-name": "Ada" });
    await submit();
    expect(deliver.mock.calls[0]?.[0].lead).toEqual([
      ["office", "south"],
      ["your-name", "Ada"],
    ]);
  });
});

describe("marks of a field of which more is asked", () => {
  it("say whether it is as wanted; an optional one that is empty has none", async () => {
    const email: Field = { ...FIELDS["your-email"], required: undefined, checkFormat: true };
    await mountForm({ fields: [email] });
    await blur("your-email");
    expect(marks()).toEqual({});
    await type("your-email", "ada");
    expect(marks()).toEqual({});
    await blur("your-email");
    expect(marks()).toEqual({ "your-email": "invalid" });
    await type("your-email", "ada@example.org");
    expect(marks()).toEqual({ "your-email": "valid" });
  });
});

describe("a failure", () => {
  beforeEach(() => void deliver.mockResolvedValue(FAILED));

  it("with onFailure: console resets the form, only logs, and allows no second try", async () => {
    await mountForm();
    fillIn();
    await submit();
    expect([enquiry.phase, input("your-name").value]).toEqual(["silent", ""]);
    expect(logged).toHaveBeenCalledWith(REASON);
    fillIn();
    await submit();
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  });

  it("with `onFailure: message` keeps the values, and sends the same lead again", async () => {
    await mountForm({ onFailure: "message" });
    fillIn();
    await submit();
    expect([enquiry.phase, input("your-name").value]).toEqual(["failed", "Ada"]);
    deliver.mockResolvedValue(DELIVERED);
    await submit();
    const [first, second] = deliver.mock.calls.map(([delivery]) => delivery);
    expect([first?.before, second?.before, second?.id]).toEqual([undefined, first?.id, first?.id]);
    expect(enquiry.phase).toBe("sent");
  });

  it("makes another lead of other values, in the place of the first, also when the form was taken away meanwhile", async () => {
    await mountForm({ onFailure: "message" });
    fillIn();
    await submit();
    await mountForm({ onFailure: "message" });
    fillIn({ ...VALUES, "your-phone": "5550199" });
    await submit();
    const [first, second] = deliver.mock.calls.map(([delivery]) => delivery);
    expect(second?.before).toBe(first?.id);
    expect(second?.id).not.toBe(first?.id);
  });
});

describe("a form that is taken away with its page", () => {
  it("gives what was typed to the next one of its id", async () => {
    await mountForm();
    fillIn({ "your-name": "Ada" });
    input("remember").checked = false;
    await mountForm();
    expect([input("your-name").value, input("your-email").value, input("remember").checked]).toEqual([
      "Ada",
      "",
      false,
    ]);
  });

  it("gives nothing of what has been sent", async () => {
    await mountForm();
    fillIn();
    await submit();
    await mountForm();
    expect(input("your-name").value).toBe("");
  });
});
