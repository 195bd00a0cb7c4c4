import { Store } from './Store.ts';

/** How far something has to move before subscribers are notified, in pixels. */
const step = 60;

/** The part of an element in the window, in pixels from its top, which may be negative. */
export interface Part {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Watches which rows of a table are in the window, whichever element scrolls: the page, the table, or the element
 * around them.
 */
export class Sight extends Store<Part> {
  #body: Element | null = null;

  constructor() {
    // The visible part before the first layout.
    super({ top: 0, bottom: 900 });
  }

  /** Listens, and looks whenever something scrolls or changes its size. */
  readonly watch = (listener: () => void) => {
    const leave = this.subscribe(listener);
    // In a separate frame: what it renders changes sizes again.
    const moved = new ResizeObserver(() => requestAnimationFrame(this.#look));
    const options = { capture: true, passive: true };
    moved.observe(document.body);
    document.addEventListener('scroll', this.#look, options);
    return () => {
      leave();
      moved.disconnect();
      document.removeEventListener('scroll', this.#look, options);
    };
  };

  /** Measures where the rows are, and notifies subscribers where that has changed. */
  lookAt(body: Element): void {
    this.#body = body;
    this.#look();
  }

  readonly #look = () => {
    if (!this.#body?.isConnected) return;
    const top = Math.floor(-this.#body.getBoundingClientRect().top / step) * step;
    const bottom = top + window.innerHeight + step;
    const before = this.read();
    if (top !== before.top || bottom !== before.bottom) this.publish({ top, bottom });
  };
}
