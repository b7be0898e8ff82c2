/** One entry of the header menu, up to three levels deep (spec section 3, Menu item). `child` is null for a leaf. */
export interface MenuItem {
  title: string;
  url: string;
  child: MenuItem[] | null;
}

/** A labelled link with an `href` that is ready to render. */
export interface Link {
  label: string;
  href: string;
}
