import { Component, type ReactNode } from "react";

interface Props {
  /** Shown instead of children that fail. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches errors of its children, so that the rest of the page keeps working. Errors are logged to the console. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
