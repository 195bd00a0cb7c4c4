import type { PendingReason } from './shapes.ts';

/** Why a policy is pending and what to do next, as one text. */
export const sentencesOf = ({ why, advice }: Pick<PendingReason, 'why' | 'advice'>): string =>
  advice ? `${why} ${advice}` : why;
