/** The mark of the brand: a window on a sun that rises over water. */
export function BrandMark() {
  return (
    <svg className="brand__mark" viewBox="0 0 36 44" width="36" height="44" aria-hidden="true" focusable="false">
      <path className="brand__arch" d="M0 18a18 18 0 0 1 36 0v22a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" />
      <path className="brand__sun" d="M8 27a10 10 0 0 1 20 0z" />
      <path className="brand__water" d="M5 31.5h26M9 36.5h18" />
    </svg>
  );
}
