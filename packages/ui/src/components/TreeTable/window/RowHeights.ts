import { Store } from '../Store.ts';

/** How high lines are by their keys, in pixels, as they were measured. */
export type Heights = ReadonlyMap<string, number>;

/** Keeps how high the lines of a table are, and tells where one differs from what was taken. */
export class RowHeights extends Store<Heights> {
  constructor() {
    super(new Map());
  }

  /** Keeps what was measured; nobody is told of less than a pixel from what was taken. */
  keep(measured: readonly { key: string; height: number; taken: number }[]): void {
    if (measured.every(({ height, taken }) => Math.abs(height - taken) < 1)) return;
    const heights = new Map(this.read());
    for (const { key, height } of measured) heights.set(key, height);
    this.tell(heights);
  }

  /** Forgets all: lines break elsewhere in a window of another width. */
  readonly forget = () => this.tell(new Map());
}
