import { Component, type RefObject } from 'react';
import { scrollerOf } from './scrollerOf.ts';

interface KeptScrollProps {
  readonly frame: RefObject<HTMLElement | null>;
}

/**
 * Keeps the page where it is while rows are replaced. WebKit lays out a page that is shorter between the rows that
 * go and those that come, and scrolls up near its end. Only a class gets a call right before React changes the
 * document.
 */
export class KeptScroll extends Component<KeptScrollProps> {
  override getSnapshotBeforeUpdate(): number | undefined {
    return this.#scroller()?.scrollTop;
  }

  override componentDidUpdate(_: KeptScrollProps, __: unknown, before: number | undefined): void {
    const scroller = this.#scroller();
    if (scroller && before !== undefined && scroller.scrollTop < before)
      scroller.scrollTop = before;
  }

  override render() {
    return null;
  }

  #scroller(): Element | undefined {
    const table = this.props.frame.current?.querySelector('table');
    return table ? scrollerOf(table) : undefined;
  }
}
