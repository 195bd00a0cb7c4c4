import type { ActionItem } from '@agent-portal/data/policies/actions/contract';
import { clientNames } from '@agent-portal/data/policies/clientNames';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { Card } from '@agent-portal/ui/Card';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { TakeActionForm } from '../../../../shared/take-action/TakeActionForm.tsx';
import { ActionSent } from './ActionSent.tsx';

/** The form of the actions page. The address chooses the requirement. */
export function TakeActionCard({ policy }: { readonly policy: Policy }) {
  const [search] = useSearchParams();
  const { key } = useLocation();
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
        visit={key}
        onSend={() => setTaken(undefined)}
        onSent={setTaken}
      />
    </Card>
  );
}
