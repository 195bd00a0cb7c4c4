import { ConflictBanner } from '../form/ConflictBanner.tsx';
import type { FollowUp } from '@agent-portal/data/follow-ups/contract';
import { formatDate } from '@agent-portal/format';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';

interface FollowUpConflictProps {
  /** Says what happened in the meantime. */
  readonly message: string;
  /** The version that was saved in the meantime; undefined if it was deleted. */
  readonly latest: Pick<FollowUp, 'followUpDate' | 'note'> | undefined;
  readonly onTake: () => void;
  readonly onSaveMine: () => void;
}

/** Shows a version that was saved in the meantime next to the user's input, and lets the user choose. */
export function FollowUpConflict({ message, latest, onTake, onSaveMine }: FollowUpConflictProps) {
  return (
    <ConflictBanner
      takeText={latest ? undefined : 'Leave it deleted'}
      onTake={onTake}
      onSaveMine={onSaveMine}
    >
      {message}
      {latest && (
        <DescriptionList
          items={[
            ['Saved there', `${formatDate(latest.followUpDate)}\n${latest.note || 'No note'}`],
          ]}
        />
      )}
    </ConflictBanner>
  );
}
