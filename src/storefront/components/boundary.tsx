import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What is shown in the place of what has failed; without it nothing is. */
  readonly instead?: ReactNode;
}

/**
 * Keeps an error of what is inside from taking the whole page away: React removes all that no boundary surrounds. The
 * error itself is on the console by then.
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
