import { longestFollowUpNote } from '@agent-portal/data/follow-ups/contract';
import type { followUps } from './tables.ts';

type Row = typeof followUps.$inferSelect;

interface Taker {
  readonly userId: number;
  /** Its row for the same requirement, also a deleted one. */
  readonly kept: Row | undefined;
  /** The name of the user whose follow-up it takes. */
  readonly takenFrom: string;
  readonly at: Date;
}

/**
 * The follow-up of a user who takes over another user's. Where the taker has one on the same requirement, the
 * earlier day counts, and the taker's note stays. The other user's note is private: it does not go along.
 */
export function mergeFollowUps(taken: Row, { userId, kept, takenFrom, at }: Taker): Row {
  const source = `Taken over from ${takenFrom}.`;
  const version = (kept?.version ?? 0) + 1;
  const merged = { ...taken, userId, note: source, version, savedAt: at, deletedAt: null };
  if (kept === undefined || kept.deletedAt !== null) return merged;
  const isLong = kept.note.length + 1 + source.length > longestFollowUpNote;
  return {
    ...merged,
    followUpOn: kept.followUpOn < taken.followUpOn ? kept.followUpOn : taken.followUpOn,
    note: isLong ? kept.note : [kept.note, source].filter(Boolean).join('\n'),
  };
}
