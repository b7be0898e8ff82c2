/** Covers a form that has been sent, until the thank-you page is loaded. The live region says the same. */
export function SentOverlay() {
  return (
    <div className="form__sent" aria-hidden="true">
      <p>Thank you. Your enquiry has been sent.</p>
    </div>
  );
}
