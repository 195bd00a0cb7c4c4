import { ActionsTaken } from './ActionsTaken.tsx';
import { PolicyFrame } from '../PolicyFrame.tsx';
import { RequirementList } from '../details/RequirementList.tsx';
import { TakeActionCard } from './TakeActionCard.tsx';
import { from } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

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
          <RequirementList policy={policy} />
          <ActionsTaken policyNumber={policy.policyNumber} />
        </ActionColumns>
      )}
    </PolicyFrame>
  );
}

export { PolicyActionsPage as Page };
