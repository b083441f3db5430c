/** Catches what keeps a page from being shown at all, such as a part of it that could not be downloaded. */
import { Component, type ReactNode } from 'react';
import { Failed } from './states.tsx';

interface Props {
  readonly children: ReactNode;
}

export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}
