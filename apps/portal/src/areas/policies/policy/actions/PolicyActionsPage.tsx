import { ActionColumns } from './PolicyActionsPage.styles.ts';
import { ActionsTaken } from './ActionsTaken.tsx';
import { PolicyFrame } from '../PolicyFrame.tsx';
import { RequirementList } from '../details/RequirementList.tsx';
import { TakeActionCard } from './TakeActionCard.tsx';

/** /policy/:id/actions: the actions an agent can take on the policy, and those taken (decisions, 3). */
export function PolicyActionsPage() {
  return (
    <PolicyFrame>
      {(policy) => (
        <ActionColumns>
          <TakeActionCard policy={policy} />
          <RequirementList policy={policy} />
          <ActionsTaken policyNumber={policy.policyNumber} />
        </ActionColumns>
      )}
    </PolicyFrame>
  );
}

export { PolicyActionsPage as Page };
