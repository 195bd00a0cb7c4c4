import type { ActionItem } from '@agent-portal/data/policies/actions/contract';
import { clientNames } from '@agent-portal/data/policies/clientNames';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { Card } from '@agent-portal/ui/Card';
import { from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ActionsTaken } from './ActionsTaken.tsx';
import { PolicyFrame } from '../PolicyFrame.tsx';
import { RequirementList } from '../details/RequirementList.tsx';
import { TakeActionForm } from '../../../../shared/take-action/TakeActionForm.tsx';
import { ActionSent } from './ActionSent.tsx';

/** The form of the actions page. The address chooses the requirement. */
function TakeActionCard({ policy }: { readonly policy: Policy }) {
  const [search] = useSearchParams();
  const [taken, setTaken] = useState<ActionItem>();
  return (
    <Card>
      <h2>Take action</h2>
      {taken && (
        <ActionSent key={taken.actionItemId} item={taken} policyStatus={policy.policyStatus} />
      )}
      <TakeActionForm
        policy={policy}
        client={clientNames(policy).join('; ')}
        wanted={search.get('requirement') ?? ''}
        onSend={() => setTaken(undefined)}
        onSent={setTaken}
      />
    </Card>
  );
}

/** The form comes first and is visible without scrolling. Details of the policy are next to it or below. */
const ActionColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-16')};

  @media ${from('lg')} {
    grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);

    > :first-child {
      grid-row: span 2;
    }
  }
`;

/** /policy/:id/actions: the actions an agent can take on the policy, and those taken (decisions, 3). */
export function PolicyActionsPage() {
  return (
    <PolicyFrame>
      {(policy) => (
        <ActionColumns>
          <TakeActionCard policy={policy} />
          <RequirementList policy={policy} isActing />
          <ActionsTaken policyNumber={policy.policyNumber} />
        </ActionColumns>
      )}
    </PolicyFrame>
  );
}

export { PolicyActionsPage as Page };
