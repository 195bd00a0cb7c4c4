import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';
import { formatDate } from '@agent-portal/format';
import { ConflictBanner } from '../../shared/form/ConflictBanner.tsx';
import { rolesText } from './roleLabels.ts';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';

interface UserConflictProps {
  /** Says who saved first. */
  readonly message: string;
  /** The version that was saved first. */
  readonly latest: SubAccount;
  readonly onTake: () => void;
  readonly onSaveMine: () => void;
}

/** Shows another user's saved version above the form, and the user selects one of the two. */
export function UserConflict({ message, latest, onTake, onSaveMine }: UserConflictProps) {
  const { state, roles, endsOn } = latest;
  return (
    <ConflictBanner onTake={onTake} onSaveMine={onSaveMine}>
      {message} Your choices are below.
      <DescriptionList
        items={[
          [
            'Saved there',
            [
              state,
              rolesText(roles),
              endsOn ? `Last day of access ${formatDate(endsOn)}` : 'Access without an end',
            ].join('\n'),
          ],
        ]}
      />
    </ConflictBanner>
  );
}
