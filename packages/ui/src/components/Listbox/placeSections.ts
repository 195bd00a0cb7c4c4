/** Pixels. */
interface Heights {
  readonly row: number;
  readonly heading: number;
}

/** A section and its place from the top of the list, in pixels. */
export interface PlacedSection extends ListSection {
  /** Of its heading, or of its first row. */
  readonly top: number;
  /** Of its first row. */
  readonly rowsTop: number;
}

export function placeSections(
  sections: readonly ListSection[],
  { row, heading }: Heights,
): readonly PlacedSection[] {
  let headings = 0;
  return sections.map((section) => {
    const top = section.start * row + headings;
    if (section.label !== undefined) headings += heading;
    return { ...section, top, rowsTop: section.start * row + headings };
  });
}

export function topOf(placed: readonly PlacedSection[], row: number, rowHeight: number): number {
  const section = placed.find(({ end }) => row < end);
  return section ? section.rowsTop + (row - section.start) * rowHeight : row * rowHeight;
}

export function heightOf(placed: readonly PlacedSection[], rowHeight: number): number {
  const last = placed.at(-1);
  return last ? last.rowsTop + (last.end - last.start) * rowHeight : 0;
}

/** A part of a list, in pixels from its top. */
interface Part {
  readonly top: number;
  readonly bottom: number;
}

/** The sections with a row or a heading in a part of the list, each with only those rows. */
export function sectionsWithin(
  placed: readonly PlacedSection[],
  { top, bottom }: Part,
  rowHeight: number,
): readonly PlacedSection[] {
  return placed.flatMap((section) => {
    const { start, end, rowsTop } = section;
    const rowsBefore = (place: number, round: (rows: number) => number) =>
      Math.min(Math.max(start + round((place - rowsTop) / rowHeight), start), end);
    const first = rowsBefore(top, Math.floor);
    if (section.top >= bottom || first === end) return [];
    const last = rowsBefore(bottom, Math.ceil);
    return [
      { ...section, start: first, end: last, rowsTop: rowsTop + (first - start) * rowHeight },
    ];
  });
}

/** Rows that follow each other under one heading. */
export interface ListSection {
  /** The heading; rows without one have no group around them. */
  readonly label: string | undefined;
  readonly start: number;
  /** Not included. */
  readonly end: number;
}

/** Rows rendered before and after the visible ones, so that a quick scroll shows no gap. */
const overscan = 6;

/** The part of a long list to render, in pixels from its top. */
export function rowWindow(scrollTop: number, viewHeight: number, rowHeight: number) {
  const more = overscan * rowHeight;
  return { top: scrollTop - more, bottom: scrollTop + viewHeight + more };
}

/** Where to scroll so that a row is visible, moving no further than needed; lengths in pixels. */
export function scrollTopToShow(
  top: number,
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
): number {
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}
