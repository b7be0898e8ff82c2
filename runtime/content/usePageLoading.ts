import { useEffect } from "react";
import { setContent, useContent } from "./contentStore.ts";

/** How long after mount the page loading flag is cleared, in milliseconds. */
const LOADING_MS = 2500;

/** The page loading flag: true until 2500 ms after the first component that asks for it is mounted. */
export function usePageLoading(): boolean {
  const loading = useContent((content) => content.loading);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setContent({ loading: false }), LOADING_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return loading;
}
