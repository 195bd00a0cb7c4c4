import { formatCount } from '@agent-portal/format';

/** A count and its noun: `1 requirement`, `1,208 requirements`, `0 policies`. */
export function countOf(count: number, noun: string, nouns = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : nouns}`;
}
