import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { formatDate } from '@agent-portal/ui/format';
import { rolesText } from './roleLabels.ts';

interface UserConflictProps {
  /** Who was faster. */
  readonly message: string;
  /** What was saved meanwhile. */
  readonly latest: SubAccount;
  readonly onTake: () => void;
  readonly onSaveMine: () => void;
}

/** Shows what somebody saved meanwhile above what is chosen here, and lets the reader choose. */
export function UserConflict({ message, latest, onTake, onSaveMine }: UserConflictProps) {
  const { state, roles, endsOn } = latest;
  return (
    <Banner tone="warning" role="alert">
      {message} What you chose stands below.
      <dl>
        <dt>Saved there</dt>
        <dd>{state}</dd>
        <dd>{rolesText(roles)}</dd>
        <dd>{endsOn ? `Last day of access ${formatDate(endsOn)}` : 'Access without an end'}</dd>
      </dl>
      <div data-part="choices">
        <Button size="small" onClick={onTake}>
          Take what was saved there
        </Button>
        <Button size="small" onClick={onSaveMine}>
          Save mine instead
        </Button>
      </div>
    </Banner>
  );
}
