import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Shown in place of a failed part; without it nothing is. */
  readonly instead?: ReactNode;
}

/**
 * Keeps an error inside from removing the whole page: React removes everything up to the next boundary. The error
 * itself is already on the console.
 */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
