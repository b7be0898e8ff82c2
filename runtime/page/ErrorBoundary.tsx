import { Component, type ReactNode } from "react";

interface Props {
  /** Takes the place of what fails. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a component's failure to itself: the rest of the page works on, and the error goes to the console. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
