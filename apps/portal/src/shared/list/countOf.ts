import { formatCount } from '@agent-portal/ui/format';

/** A count and its noun: `1 requirement`, `1,208 requirements`. */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
