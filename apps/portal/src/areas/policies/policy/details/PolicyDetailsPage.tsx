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
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { Card } from '@agent-portal/ui/Card';
import { formatPercent } from '@agent-portal/format';
import { AgentLink } from '../../../../shared/cells/AgentLink.tsx';

/** The writing agents of the policy, each with a share of the commission (decisions, 3). */
function WritingAgents({ agents }: { readonly agents: Policy['writingAgents'] }) {
  if (agents.length === 0) return null;
  return (
    <Card>
      <h2>Writing agents</h2>
      <ul>
        {agents.map((agent) => (
          <li key={agent.agentId}>
            <AgentLink agent={agent} />, {formatPercent(agent.split)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

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
