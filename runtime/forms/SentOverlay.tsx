/** Covers a form that has been sent: until the thank-you page is loaded or, with a message of its own, for good. The live region says the same. */
export function SentOverlay({ message = "Thank you. Your enquiry has been sent." }: { message?: string | undefined }) {
  return (
    <div className="form__sent" aria-hidden="true">
      <p>{message}</p>
    </div>
  );
}
