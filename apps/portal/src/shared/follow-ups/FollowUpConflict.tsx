import type { FollowUp } from '@agent-portal/data/follow-ups/contract';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatDate } from '@agent-portal/ui/format';

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
    <Banner tone="warning" role="alert">
      {message}
      {latest && (
        <dl>
          <dt>Saved there</dt>
          <dd>{formatDate(latest.followUpDate)}</dd>
          <dd>{latest.note || 'No note'}</dd>
        </dl>
      )}
      <div data-part="choices">
        <Button size="small" onClick={onTake}>
          {latest ? 'Take what was saved there' : 'Leave it deleted'}
        </Button>
        <Button size="small" onClick={onSaveMine}>
          Save mine instead
        </Button>
      </div>
    </Banner>
  );
}
