/** The widths of columns by their id, in rem. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** The narrowest and the widest that a column becomes, in rem. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

const within = (width: number, { min, max }: Limits) =>
  Math.min(max, Math.max(min, Math.round(width * 100) / 100));

/**
 * The widths once one column has another. The last column takes the room that the others leave, so that they keep
 * their widths.
 * @param shown the widths of all columns as they show, in their order
 * @param room the width of the table's place
 */
export function resizedWidths(
  shown: readonly (readonly [id: string, width: number])[],
  id: string,
  width: number,
  limits: Limits,
  room: number,
): ColumnWidths {
  const widths = Object.fromEntries(shown);
  widths[id] = within(width, limits);
  const [last] = shown.at(-1) ?? [];
  if (last === undefined) return widths;
  const others = shown.reduce(
    (sum, [each]) => (each === last ? sum : sum + (widths[each] ?? 0)),
    0,
  );
  const least = last === id ? (widths[id] ?? 0) : limits.min;
  // Rounded down: a table that is wider than its place by a part of a pixel scrolls.
  widths[last] = Math.max(least, Math.floor((room - others) * 100) / 100);
  return widths;
}
