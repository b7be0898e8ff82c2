/** One entry of the header menu, up to three levels deep. `child` is null for an entry without children. */
export interface MenuItem {
  title: string;
  url: string;
  child: MenuItem[] | null;
}

/** A link with a safe `href`. */
export interface Link {
  label: string;
  href: string;
}
