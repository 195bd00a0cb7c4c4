import { longestFollowUpNote } from '@agent-portal/data/work/follow-ups/contract';
import type { followUps } from './tables.ts';

type Row = typeof followUps.$inferSelect;

interface Successor {
  readonly userId: number;
  /** Its row for the same thing, also a deleted one. */
  readonly stored: Row | undefined;
  /** The note that the successor gets: who it is from. */
  readonly source: string;
  /** Who gave it, and the business date: `null` when another user's access ended. @default the successor took it */
  readonly assigned?: { readonly by: number | null; readonly on: string | null } | undefined;
  readonly at: Date;
}

/**
 * The follow-up of a user who takes over another user's. Where the successor has one on the same thing, the
 * earlier day counts, and the successor's note stays. The other user's note is private: it does not go along.
 */
export function mergeFollowUps(
  taken: Row,
  { userId, stored, source, assigned, at }: Successor,
): Row {
  const merged = {
    ...taken,
    userId,
    note: source,
    version: (stored?.version ?? 0) + 1,
    savedAt: at,
    deletedAt: null,
    doneOn: null,
    previousOn: null,
    assignedBy: assigned?.by ?? null,
    assignedOn: assigned?.on ?? null,
    assignedAt: assigned ? at : null,
  };
  if (stored === undefined || stored.deletedAt !== null || stored.doneOn !== null) return merged;
  const isLong = stored.note.length + 1 + source.length > longestFollowUpNote;
  return {
    ...merged,
    followUpOn: stored.followUpOn < taken.followUpOn ? stored.followUpOn : taken.followUpOn,
    note: isLong ? stored.note : [stored.note, source].filter(Boolean).join('\n'),
  };
}

/** A follow-up that is deleted, or that another user takes over: without its private note, and with its day for a while. */
export const endedFollowUp = (row: Row, at: Date): Row => ({
  ...row,
  note: '',
  version: row.version + 1,
  deletedAt: at,
});
