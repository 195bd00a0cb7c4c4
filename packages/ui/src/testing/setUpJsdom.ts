import { addDialogs } from './addDialogs.ts';
import { addMissing } from './addMissing.ts';
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
 * The text as a part of a selector: what is no letter, digit, hyphen or line is behind a backslash, and
 * so is a digit at the start.
 */
const escape = (text: string) =>
  text
    .replaceAll(/[^\w\u0080-\uFFFF-]/g, '\\$&')
    .replace(/^-?\d/, (start) => start.replace(/\d/, (digit) => `\\3${digit} `));

/** A document without styles supports none of them. */
const supports = () => false;

/** Gives the document what code asks about styles. */
function addCss(): void {
  if (!(Reflect.get(globalThis, 'CSS') instanceof Object)) {
    Object.defineProperty(globalThis, 'CSS', {
      value: { escape, supports },
      configurable: true,
      writable: true,
    });
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
