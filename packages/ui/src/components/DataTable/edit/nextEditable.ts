const editables = '[data-part="editable"]';

/** The button of the next cell that can be edited, by rows, or of the one before. */
export function nextEditable(cell: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const all = [...(cell.closest('table')?.querySelectorAll<HTMLElement>(editables) ?? [])];
  // The same cell is in the open row too; one of the two shows.
  const shown = all.filter((each) => each === cell || each.checkVisibility());
  const from = shown.indexOf(cell);
  const following = by === 1 ? shown.slice(from + 1) : shown.slice(0, from).toReversed();
  const button = ':scope > [data-part="edit"]';
  return (
    following
      .map((each) => each.querySelector<HTMLElement>(button))
      .find((each) => each !== null) ?? undefined
  );
}
