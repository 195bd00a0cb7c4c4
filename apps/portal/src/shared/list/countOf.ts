const grouped = new Intl.NumberFormat('en-US');

/** A count and its noun: `1 requirement`, `1,208 requirements`. */
export function countOf(count: number, noun: string): string {
  return `${grouped.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
