import { Store } from './Store.ts';

/** The measured heights of lines by key, in pixels. */
export type Heights = ReadonlyMap<string, number>;

/** Stores the heights of the lines of a table, and notifies when one changes. */
export class RowHeights extends Store<Heights> {
  constructor() {
    super(new Map());
  }

  /** Stores the measured heights; a change of less than a pixel is ignored. */
  keep(measured: readonly { key: string; height: number; taken: number }[]): void {
    if (measured.every(({ height, taken }) => Math.abs(height - taken) < 1)) return;
    const heights = new Map(this.read());
    for (const { key, height } of measured) heights.set(key, height);
    this.publish(heights);
  }

  /** Forgets all: lines break elsewhere in a window of another width. */
  readonly forget = () => this.publish(new Map());
}
