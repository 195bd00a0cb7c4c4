/** The rows with the given row ids, in their order, without missing ones. */
export function inOrder<Row extends { readonly rowId: number }>(
  rowIds: Int32Array,
  found: readonly Row[],
): Row[] {
  const byId = new Map(found.map((row) => [row.rowId, row]));
  return [...rowIds].flatMap((rowId) => byId.get(rowId) ?? []);
}
