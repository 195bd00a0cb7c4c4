import { ClientInformation } from './components/ClientInformation.tsx';
import { Coverages } from './components/Coverages.tsx';
import { PolicyFiles } from './components/PolicyFiles.tsx';
import { PolicyFrame } from './components/PolicyFrame.tsx';
import { PolicySummary } from './components/PolicySummary.tsx';
import { RequirementList } from './components/RequirementList.tsx';
import { WritingAgents } from './components/WritingAgents.tsx';

/** /policy/:id/details: one policy of one's own book of business [S2]. */
export function Page() {
  return (
    <PolicyFrame>
      {(policy) => (
        <>
          <PolicyFiles policyNumber={policy.policyNumber} />
          <PolicySummary policy={policy} />
          <RequirementList policy={policy} />
          <Coverages coverages={policy.coverages} />
          <ClientInformation policy={policy} />
          <WritingAgents agents={policy.writingAgents} />
        </>
      )}
    </PolicyFrame>
  );
}
