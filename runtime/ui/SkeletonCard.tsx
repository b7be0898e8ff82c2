/** The place of a card whose content is on its way (spec section 4). */
export function SkeletonCard() {
  return (
    <div className="card card--skeleton" aria-hidden="true">
      <span className="skeleton skeleton--art" />
      <span className="skeleton" />
      <span className="skeleton skeleton--short" />
    </div>
  );
}
