import type { Words } from "./words.ts";

/** What each text takes, by its key. Made from `runtime/text/en.yaml` (`npm run test:unit -- textArguments -u`). */
export interface TextArguments extends Record<Plain, {}> {
  "header.home": { country: "value" };
  "header.changeCountry": { country: "value" };
  "header.changeLanguage": { language: "value" };
  "menu.all": { title: "value" };
  "search.found": { count: "number" };
  "search.none": { ask: "tag" };
  "search.failed": { ask: "tag" };
  "footer.offices": { count: "number" };
  "footer.social": { brand: "value"; network: "value" };
  "footer.copyright": { year: "value"; brand: "value" };
  "privacy.by": { names: "value" };
  "form.tooShort": { min: "value" };
  "form.tooLong": { max: "value" };
  "form.problem": { label: "value"; message: "value" };
  "form.phoneWithCode": { code: "value" };
  "form.notLoaded": { phone: "value"; page: "tag" };
  "form.notLoadedNoPhone": { page: "tag" };
  "form.failed": { phone: "value" };
  "form.privacy": { page: "tag" };
  "page.title": { title: "value"; brand: "value"; country: "value" };
  "page.shortTitle": { title: "value"; brand: "value" };
  "page.checked": { date: "value" };
  "page.seeAll": { hidden: "tag"; what: "value" };
  "markdown.note": { number: "value" };
  "markdown.noteBack": { number: "value" };
  "facts.about": { amount: "value"; converted: "value" };
  "facts.per.day": { amount: "value" };
  "facts.per.week": { amount: "value" };
  "facts.per.fortnight": { amount: "value" };
  "facts.per.month": { amount: "value" };
  "facts.per.semester": { amount: "value" };
  "facts.per.year": { amount: "value" };
  "facts.source": { publisher: "value"; facts: "value" };
  "facts.checked": { date: "value" };
  "comparison.lowest": { topic: "value" };
  "comparison.highest": { topic: "value" };
  "budget.amount": { currency: "value" };
  "budget.converted": { currency: "value" };
  "budget.without": { lines: "value" };
  "budget.plus": { sum: "value"; lines: "value" };
  "budget.rate": { from: "value"; to: "value" };
  "budget.exchange": { rate: "value" };
  "budget.field": { line: "value"; currency: "value" };
  "jobs.subject": { title: "value" };
  "posts.minutes": { count: "number" };
  "posts.by": { author: "value" };
  "posts.updated": { date: "value" };
  "posts.page": { number: "value" };
  "posts.heading": { heading: "value"; number: "value"; count: "value" };
  "posts.description": { heading: "value"; brand: "value"; country: "value"; posts: "value" };
  "posts.inCategory": { heading: "value"; category: "value" };
  "slider.slide": { number: "value"; count: "value" };
  "sections.founded": { year: "value" };
  "sections.place": { city: "value"; country: "value" };
  "disclosure.formText": { host: "value" };
  "disclosure.named": { what: "value"; name: "value" };
  "disclosure.parameter": { name: "value" };
  "disclosure.hasParameter": { name: "value" };
  "disclosure.fixed": { value: "value" };
  "checklist.ready": { done: "value"; count: "number" };
  "root.title": { brand: "value"; tagline: "value" };
  "moved.text": { page: "value" };
}

/** The texts that take nothing. */
type Plain = Words<
  | "skip header.countries header.allCountries header.languages header.enquiry header.openMenu menu.name menu.title"
  | "menu.close search.open search.close search.label search.go search.all search.title search.description search.hint"
  | "search.suggestions search.fewer search.unscripted contact.name contact.video contact.call contact.enquiry"
  | "contact.whatsapp contact.phone contact.email contact.addressJoint contact.top bottomBar.name bottomBar.call"
  | "bottomBar.enquiry footer.contact footer.call footer.message footer.help footer.top privacy.title privacy.text"
  | "privacy.more privacy.accept privacy.reject privacy.choose privacy.save privacy.open privacy.saved"
  | "privacy.necessary privacy.necessaryText privacy.statistics privacy.statisticsText privacy.marketing"
  | "privacy.marketingText modal.enquiry modal.close modal.video modal.call form.submit form.optional form.choose"
  | "form.required form.email form.pattern form.problems form.phoneCompleted form.leaveEmpty form.confirm"
  | "form.confirmed form.loading form.status form.sending form.sent form.thanks form.failedNoPhone page.untranslated"
  | "page.home page.crumbs page.jump page.unconfirmed page.faq page.related page.code page.table markdown.notes"
  | "markdown.done markdown.open markdown.callouts.note markdown.callouts.tip markdown.callouts.important"
  | "markdown.callouts.warning markdown.callouts.caution facts.sources facts.unconfirmed facts.unconfirmedList"
  | "comparison.place comparison.none comparison.sort comparison.listed budget.cost budget.total budget.calculator"
  | "budget.ownCost budget.kept budget.reset call.heading call.text call.aside call.card call.cardText contactPage.form"
  | "contactPage.direct contactPage.regions landing.form formAside.form register.form webinar.form jobs.none jobs.apply"
  | "jobs.how jobs.write posts.none posts.all posts.categories posts.pages posts.previous posts.next slider.previous"
  | "slider.next slider.stop sections.banners sections.journeys sections.countries sections.tabs sections.testimonials"
  | "sections.sample sections.institutions disclosure.fields disclosure.hidden disclosure.unsent disclosure.pageAddress"
  | "disclosure.pageTitle disclosure.kind disclosure.ends disclosure.cookie disclosure.local disclosure.session"
  | "disclosure.database disclosure.untilClosed disclosure.untilSent disclosure.untilCleared disclosure.forCountry"
  | "disclosure.forPopup disclosure.forPlaces disclosure.forOutbox disclosure.forWaiting disclosure.forSent"
  | "disclosure.forDelivered disclosure.forChecklists disclosure.forPrivacy disclosure.forCampaign disclosure.forGoogle"
  | "disclosure.learns disclosure.address disclosure.servesPages disclosure.servesMenu disclosure.servesContent"
  | "disclosure.receivesForms disclosure.findsHome disclosure.findsDialCode disclosure.servesScript disclosure.counts"
  | "disclosure.countsWithCookies disclosure.ifAllowed disclosure.unlessRejected disclosure.logsChoices"
  | "disclosure.licence disclosure.font disclosure.flags disclosure.map disclosure.icons disclosure.script"
  | "disclosure.publicDomain disclosure.texts owner.gap owner.name owner.registration owner.address owner.privacy"
  | "owner.complaints owner.retention owner.hosting owner.authority owner.disputes owner.permits checklist.kept"
  | "checklist.print checklist.clear calendar.add calendar.past glossary.all notFound.title notFound.description"
  | "notFound.heading notFound.text notFound.home notFound.meant root.heading moved.title"
>;
