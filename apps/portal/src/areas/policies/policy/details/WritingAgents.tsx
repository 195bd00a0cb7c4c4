import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { formatPercent } from '@agent-portal/format';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { AgentLink } from '../../../../shared/cells/AgentLink.tsx';
import { RailPart } from '../../../../shared/page/Rail.tsx';

const Agents = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token('font-size-compact')};
  line-height: ${token('line-height-compact')};
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: ${token('space-4')} 0;
    font-weight: ${token('font-weight')};
    text-align: start;
    vertical-align: baseline;
  }

  & thead th {
    color: ${token('color-text-muted')};
  }

  & :is(th, td):last-child {
    padding-inline-start: ${token('space-12')};
    text-align: end;
  }
`;

/** The writing agents of a policy, with their shares of the commission. */
export function WritingAgents({ agents }: { readonly agents: Policy['writingAgents'] }) {
  if (agents.length === 0) return null;
  return (
    <RailPart title="Writing agents">
      <Agents aria-label="Writing agents">
        <thead>
          <tr>
            <th scope="col">Agent</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <tr key={agent.agentId}>
              <th scope="row">
                <AgentLink agent={agent} />
              </th>
              <td>{formatPercent(agent.split)}</td>
            </tr>
          ))}
        </tbody>
      </Agents>
    </RailPart>
  );
}
