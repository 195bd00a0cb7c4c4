import { ClientInformation } from './ClientInformation.tsx';
import { Coverages } from './Coverages.tsx';
import { NoCallNote } from '../../../../shared/cells/NoCallNote.tsx';
import { LazyLapsePanel } from '../../../../shared/lapse/lazyLapsePanel.ts';
import { PolicyCases } from './PolicyCases.tsx';
import { PolicyCommissions } from './PolicyCommissions.tsx';
import { PolicyFiles } from '../PolicyFiles.tsx';
import { PolicyFrame } from '../PolicyFrame.tsx';
import { PolicyActionBar } from '../lead/PolicyActionBar.tsx';
import { PolicyLead } from '../lead/PolicyLead.tsx';
import { PolicyDocuments } from '../uploads/PolicyDocuments.tsx';
import { PolicySummary } from './PolicySummary.tsx';
import { RequirementList } from './RequirementList.tsx';
import { WritingAgents } from './WritingAgents.tsx';

/** /policy/:id/details: one policy in the user's book of business [S2]. */
export function PolicyDetailsPage() {
  return (
    <PolicyFrame>
      {(policy) => (
        <>
          {policy.noCall && <NoCallNote noCall={policy.noCall} />}
          <PolicyLead policy={policy} />
          {policy.policyStatus === 'Active' && !policy.noCall && (
            <LazyLapsePanel policyNumber={policy.policyNumber} />
          )}
          <RequirementList policy={policy} />
          <ClientInformation policy={policy} />
          <PolicyFiles policyNumber={policy.policyNumber} />
          <PolicyDocuments policyNumber={policy.policyNumber} />
          <PolicySummary policy={policy} />
          <PolicyCases policyNumber={policy.policyNumber} />
          <Coverages coverages={policy.coverages} />
          <WritingAgents agents={policy.writingAgents} />
          <PolicyCommissions policyNumber={policy.policyNumber} />
          <PolicyActionBar policy={policy} />
        </>
      )}
    </PolicyFrame>
  );
}

export { PolicyDetailsPage as Page };
