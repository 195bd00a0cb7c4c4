/** A line of a table: a row, or the detail that is open under it. */
interface Line {
  readonly key: string;
  /** The place of its row. */
  readonly place: number;
  readonly isDetail: boolean;
}

/** Each row and, where it is open, its detail: a `tr` each. */
export const linesOf = (keys: readonly string[], opened: ReadonlySet<string>): readonly Line[] =>
  keys.flatMap((key, place) => {
    const row = { key, place, isDetail: false };
    return opened.has(key) ? [row, { key: `${key}/detail`, place, isDetail: true }] : [row];
  });
