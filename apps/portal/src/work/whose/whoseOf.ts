import type { Whose } from '@agent-portal/data/work/today/contract';

/** The parameter of the address that says whose items show. */
export const whoseName = 'whose';

/** Whose items an address shows: the user's own, unless it says everybody's. */
export const whoseOf = (search: URLSearchParams): Whose =>
  search.get(whoseName) === 'everybody' ? 'everybody' : 'mine';
