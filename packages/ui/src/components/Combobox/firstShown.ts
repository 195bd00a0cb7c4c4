import { formatCount } from '@agent-portal/format';

/** What is said under a list that has only the first of its options. */
export const firstShown = (shown: number, total: number): string =>
  `Type to narrow: the first ${formatCount(shown)} of ${formatCount(total)}`;
