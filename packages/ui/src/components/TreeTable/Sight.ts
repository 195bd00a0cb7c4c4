/** How far something moves until that is told, in pixels. */
const step = 60;

/** What part of something the window shows, in pixels from its top, which may be negative. */
export interface Part {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Watches what part of the rows of a table the window shows, whatever scrolls: the page, the table, or
 * what they stand in.
 */
export class Sight {
  /** What is in sight at first, where nothing is laid out yet. */
  #part: Part = { top: 0, bottom: 900 };
  #body: Element | null = null;
  readonly #listeners = new Set<() => void>();

  readonly read = () => this.#part;

  readonly subscribe = (listener: () => void) => {
    // In a frame of its own: what it draws changes sizes again.
    const moved = new ResizeObserver(() => requestAnimationFrame(this.#look));
    const options = { capture: true, passive: true };
    this.#listeners.add(listener);
    moved.observe(document.body);
    document.addEventListener('scroll', this.#look, options);
    return () => {
      this.#listeners.delete(listener);
      moved.disconnect();
      document.removeEventListener('scroll', this.#look, options);
    };
  };

  /** Looks where the rows are, and tells who listens where that is elsewhere. */
  lookAt(body: Element): void {
    this.#body = body;
    this.#look();
  }

  readonly #look = () => {
    if (!this.#body?.isConnected) return;
    const top = Math.floor(-this.#body.getBoundingClientRect().top / step) * step;
    const bottom = top + window.innerHeight + step;
    if (top === this.#part.top && bottom === this.#part.bottom) return;
    this.#part = { top, bottom };
    for (const listener of this.#listeners) listener();
  };
}
