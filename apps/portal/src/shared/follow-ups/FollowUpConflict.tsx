import type { FollowUp } from '@agent-portal/data/follow-ups/contract';
import { formatDate } from '@agent-portal/format';
import { ConflictBanner } from '@agent-portal/ui/ConflictBanner';

interface FollowUpConflictProps {
  /** What happened meanwhile. */
  readonly message: string;
  /** What was saved meanwhile; undefined where it was deleted. */
  readonly latest: FollowUp | undefined;
  readonly onTake: () => void;
  readonly onSaveMine: () => void;
}

/** Shows what somebody saved meanwhile beside what is typed, and lets the reader choose. */
export function FollowUpConflict({ message, latest, onTake, onSaveMine }: FollowUpConflictProps) {
  return (
    <ConflictBanner
      takeText={latest ? undefined : 'Leave it deleted'}
      onTake={onTake}
      onSaveMine={onSaveMine}
    >
      {message}
      {latest && (
        <dl>
          <dt>Saved there</dt>
          <dd>{formatDate(latest.followUpDate)}</dd>
          <dd>{latest.note || 'No note'}</dd>
        </dl>
      )}
    </ConflictBanner>
  );
}
