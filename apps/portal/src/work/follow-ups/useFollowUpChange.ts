import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { useDeleteFollowUp, useSaveFollowUp } from '@agent-portal/data/work/follow-ups/hooks';

/** What takes the last change of a follow-up back. */
export interface FollowUpUndo extends Pick<FollowUp, 'subject' | 'key'> {
  /** Its version now; null if it was deleted. */
  readonly version: number | null;
  /** The person who has it; undefined for the user. */
  readonly ownerId?: number | undefined;
  /** The follow-up before; undefined if there was none, so that taking back deletes it. */
  readonly former?: Pick<FollowUp, 'followUpDate' | 'note'> | undefined;
}

type SaveBody = Parameters<ReturnType<typeof useSaveFollowUp>['make']>[0]['body'];
type Saved = Pick<FollowUp, 'subject' | 'key' | 'followUpDate' | 'note' | 'version'>;

/** Saves, ends and deletes a follow-up, and takes that back. A change clears the failure of the one before. */
export function useFollowUpChange(policyNumber: string | null) {
  const saving = useSaveFollowUp(policyNumber);
  const deletion = useDeleteFollowUp(policyNumber);
  function save(body: SaveBody) {
    deletion.clear();
    return saving.make({ body });
  }
  function remove({ subject, key, version, ownerId }: FollowUpUndo) {
    saving.clear();
    return deletion.make({ params: { subject, key }, query: { version: version ?? 1, ownerId } });
  }
  return {
    save,
    remove,
    /** Marks the user's follow-up as done. */
    finish: ({ subject, key, followUpDate, note, version }: Saved) =>
      save({ subject, key, followUpDate, note, version, isDone: true }),
    takeBack: (undo: FollowUpUndo) => {
      const { subject, key, version, former } = undo;
      return former ? save({ subject, key, ...former, version }) : remove(undo);
    },
    clear: () => {
      saving.clear();
      deletion.clear();
    },
    isRunning: saving.isRunning || deletion.isRunning,
    isDeleting: deletion.isRunning,
    failure: saving.failure ?? deletion.failure,
    /** The failure is of a deletion. */
    isNotDeleted: deletion.failure !== undefined,
  };
}

/** What restores a follow-up that the user finished or deleted. */
export function undoOf(
  { subject, key, followUpDate, note, version }: Saved,
  end: 'done' | 'deleted',
): FollowUpUndo {
  const former = { followUpDate, note };
  return { subject, key, former, version: end === 'done' ? version + 1 : null };
}
