import type { ListSection } from './ListSection.ts';

/** A section and the place of its first row, where headings take a place as rows do. */
export interface PlacedSection extends ListSection {
  readonly slot: number;
  /** The place of its heading, or of its first row. */
  readonly top: number;
}

/** Places sections one after the other; each heading is as high as a row. */
export function placeSections(sections: readonly ListSection[]): readonly PlacedSection[] {
  let headings = 0;
  return sections.map((section) => {
    if (section.label !== undefined) headings += 1;
    const slot = section.start + headings;
    return { ...section, slot, top: section.label === undefined ? slot : slot - 1 };
  });
}

/** The place of a row. */
export function slotOf(placed: readonly PlacedSection[], row: number): number {
  const section = placed.find(({ end }) => row < end);
  return section ? section.slot + row - section.start : row;
}

/** How many places all sections take. */
export function slotCount(placed: readonly PlacedSection[]): number {
  const last = placed.at(-1);
  return last ? last.slot + last.end - last.start : 0;
}

/** The sections with a row or a heading among some places, each with only those rows. */
export function sectionsWithin(
  placed: readonly PlacedSection[],
  { start, end }: { readonly start: number; readonly end: number },
): readonly PlacedSection[] {
  return placed.flatMap((section) => {
    const { slot, top } = section;
    const first = Math.max(slot, start);
    const last = Math.min(slot + section.end - section.start, end);
    if (top >= end || slot + section.end - section.start <= start) return [];
    const row = (at: number) => section.start + at - slot;
    return [{ ...section, start: row(first), end: row(last), slot: first }];
  });
}
