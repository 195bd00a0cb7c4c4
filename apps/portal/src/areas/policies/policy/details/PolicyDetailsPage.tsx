import { usePolicyFollowUps } from '@agent-portal/data/work/follow-ups/hooks';
import { usePolicyLapse } from '@agent-portal/data/work/lapse/hooks';
import { useParams } from 'react-router-dom';
import { ClientInformation } from './ClientInformation.tsx';
import { Coverages } from './Coverages.tsx';
import { NoCallNote } from '../../../../shared/cells/NoCallNote.tsx';
import { LazyLapsePanel } from '../../../../work/lapse/lazyLapsePanel.ts';
import { PolicyCommissions } from './PolicyCommissions.tsx';
import { PolicyFrame } from '../PolicyFrame.tsx';
import { requirementToAct } from '../lead/useActionLink.ts';
import { PolicyDocuments } from '../uploads/PolicyDocuments.tsx';
import { policyHistory } from './policyHistory.ts';
import { PolicyRail } from './PolicyRail.tsx';
import { RequirementList } from './RequirementList.tsx';
import { HistoryCard } from '../../../../shared/page/HistoryCard.tsx';
import { WithRail } from '../../../../shared/page/Rail.tsx';
import { Stack } from '@agent-portal/ui/Stack';

/** /policy/:id/details: one policy in the user's book of business [S2]. */
export function PolicyDetailsPage() {
  const { id = '' } = useParams();
  // Requested together with the policy: they are among its requirements, and move what is below.
  usePolicyFollowUps(id);
  // Contacts are in the history, also those of a policy that is not past due.
  const lapse = usePolicyLapse(id);
  return (
    <PolicyFrame>
      {(policy) => (
        <>
          {policy.noCall && <NoCallNote noCall={policy.noCall} />}
          {policy.policyStatus === 'Active' && !policy.noCall && (
            <LazyLapsePanel policyNumber={policy.policyNumber} />
          )}
          <WithRail>
            <Stack gap={16}>
              <RequirementList policy={policy} offered={requirementToAct(policy)} />
              <ClientInformation policy={policy} />
              <Coverages coverages={policy.coverages} />
              <HistoryCard items={policyHistory(policy, lapse.data?.contacts)} />
            </Stack>
            <PolicyRail policy={policy} />
            <Stack gap={16}>
              <PolicyCommissions policyNumber={policy.policyNumber} />
              <PolicyDocuments policyNumber={policy.policyNumber} />
            </Stack>
          </WithRail>
        </>
      )}
    </PolicyFrame>
  );
}

export { PolicyDetailsPage as Page };
