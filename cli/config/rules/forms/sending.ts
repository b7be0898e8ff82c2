import { hasCompleteChain, formNames, usedFields } from "../../resolveForm.ts";
import { notFoundLayoutOf, listRoutes, indexRoutes } from "../../routes/routes.ts";
import { brokenLink } from "../../routes/siteLinks.ts";
import { type Reference, unknownNames } from "../unknownNames.ts";
import { forEachCountry, forEachForm } from "./forEachForm.ts";

/** Forms have a target, and `contentApi` is configured if they use it. */
export const formsAreSent = forEachForm(({ name, written, resolved }, site, { network }) => {
  if (resolved.send?.to === "contentApi" && !network.contentApi && written.send)
    return {
      code: "nowhere-to-send",
      message: `The form \`${name}\` is sent to the content API, but network.yaml has no \`contentApi\``,
      why: "The visitors' entries would be lost.",
      hint: "Add `contentApi: { base: https://cms.example.com/wp-json }` to network.yaml, or write the form's own address: `send: { to: https://example.com/forms, as: json }`.",
      place: site.locate(["forms", name, "send"]),
    };
  if (resolved.send || !hasCompleteChain(site.config.forms, name)) return undefined;
  return {
    code: "nowhere-to-send",
    message: `The form \`${name}\` has no address to be sent to`,
    why: "The visitors' entries would be lost.",
    hint: `Add ${network.contentApi ? "`send: { to: contentApi }`, or an address" : "an address"}: \`send: { to: https://example.com/forms, as: json }\`.`,
    place: site.locate(["forms", name], true),
  };
});

/** The field name of a lead's id is not used otherwise. */
export const identitiesAreFree = forEachForm(({ name, resolved }, site) => {
  const { identity } = resolved.send ?? {};
  if (!identity || !("field" in identity)) return undefined;
  const field = usedFields(resolved).find((used) => used.name === identity.field);
  if (!field) return undefined;
  return {
    code: "duplicate-value",
    message: `The form \`${name}\` sends both its field \`${field.key}\` and the id of each enquiry under \`${identity.field}\``,
    hint: "Write another key: `identity: { field: enquiry-id }`.",
    place: site.locate(["forms", name, "send", "identity", "field"]),
  };
});

export const formsLeadToPages = forEachForm(({ name, written: { thanks } }, site, config) => {
  if (!thanks || !("page" in thanks)) return undefined;
  const routes = listRoutes(config, site);
  if (indexRoutes(routes).find(site.key, thanks.page)) return undefined;
  return { ...brokenLink(config, site, thanks.page, routes), place: site.locate(["forms", name, "thanks", "page"]) };
});

/** Pages and layouts use forms that the country has. A country without forms shows none. */
export const chosenFormsExist = forEachCountry((site, config) => {
  const known = formNames(site.config.forms);
  if (known.length === 0) return undefined;
  const { layouts } = config.network;
  const routes = listRoutes(config, site);
  const used = new Set([notFoundLayoutOf(site.config), ...routes.map(({ layout }) => layout)]);
  const named = [
    ...[...used].map((name): Reference => [
      Object.hasOwn(layouts, name) ? layouts[name]?.form : undefined,
      () => config.locateNetwork(["layouts", name, "form"]),
    ]),
    ...routes.map(({ form, from }): Reference => [form, () => site.locate([...from, "form"])]),
  ];
  return unknownNames(known, named, {
    code: "unknown-form",
    message: (form) => `${site.config.name} has no form \`${form}\``,
  });
});
