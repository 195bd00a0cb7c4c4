import { Card } from '@agent-portal/ui/Card';
import { useSession } from '../../../session/SessionContext.ts';
import { HelpDesk } from '../../../shared/help/HelpDesk.tsx';

/** Replaces the cards of policies: says why there are none, and who can change that. */
export function NoPoliciesCard() {
  const { user } = useSession();
  return (
    <Card>
      <h2>No policies here</h2>
      <p>
        {user.isSubaccount
          ? 'Your account does not have access to policies. The agent whose account you use can give it to you.'
          : 'Agents with historical access see commissions, debt and tax forms, and no policies.'}
      </p>
      <HelpDesk />
    </Card>
  );
}
