import { addDialogs } from './addDialogs.ts';
import { addMissing } from './addMissing.ts';
import { addCss } from './addCss.ts';
import { matchMedia } from './mediaQueries.ts';
import { addPopovers } from './addPopovers.ts';

/** Sees no size change, because nothing has a size without a layout. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Sees nothing come into sight, for the same reason. */
class IntersectionObserver extends ResizeObserver {
  takeRecords() {
    return [];
  }
}

/**
 * Gives a document without a layout, as jsdom's, what the components call in a browser. What the
 * document has already stays.
 */
export function setUpJsdom(): void {
  addMissing(globalThis, { ResizeObserver, IntersectionObserver, matchMedia });
  addMissing(Element.prototype, {
    scrollIntoView() {},
    getAnimations: () => [],
    checkVisibility(this: Element) {
      return this.isConnected;
    },
  });
  // jsdom has these, but they only print that they are not there.
  Object.assign(globalThis, { scrollTo() {}, scrollBy() {} });
  addMissing(Element.prototype, { scrollTo() {}, scrollBy() {} });
  addCss();
  addDialogs();
  addPopovers();
}
