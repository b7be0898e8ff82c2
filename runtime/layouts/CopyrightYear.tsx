import { useEffect, useState } from "react";

/** The current year, filled in by the browser: a build of last year stays right. Its place is kept from the start. */
export function CopyrightYear() {
  const [year, setYear] = useState<number>();
  useEffect(() => setYear(new Date().getFullYear()), []);
  return <span className="year">{year}</span>;
}
