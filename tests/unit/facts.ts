/** A file of facts of two currencies, each kind of value once. */
export const FACTS_FILE = "countries/facts.yaml";
export const FACTS = `au.visa.fee:
  label: { en: Student visa charge, hi: छात्र वीज़ा शुल्क }
  value: 2500
  currency: AUD
  source: https://example.org/visa/fees
  publisher: Home office
  checked: 2026-03-02
  expires: 2099-01-01
au.funds.year:
  label: Living costs
  value: [20000, 29710]
  currency: AUD
  per: year
  source: https://example.org/visa/funds
  publisher: Home office
  checked: 2026-02-01
  expires: 2099-01-01
au.work.hours: { label: Work, value: 48, unit: hours, per: fortnight, source: "https://example.org/visa/fees", publisher: Home office, checked: 2026-04-01, expires: 2099-01-01 }
au.start: { label: Starts, value: { en: February and July, hi: फ़रवरी और जुलाई }, source: "https://example.org/intakes", publisher: Fair, unconfirmed: true, expires: 2099-01-01 }
au.since: { label: Since, value: 2026-01-21, source: "https://example.org/intakes", publisher: Fair, unconfirmed: true, expires: 2099-01-01 }
au.share: { label: Share, value: 2.5, unit: percent, source: "https://example.org/intakes", publisher: Fair, unconfirmed: true, expires: 2099-01-01 }
rate.aud.inr:
  label: Australian dollar in rupees
  value: 58.3
  rate: { from: AUD, to: INR }
  source: https://example.org/rates
  publisher: Bank
  checked: 2026-03-30
  expires: 2099-01-01
`;
