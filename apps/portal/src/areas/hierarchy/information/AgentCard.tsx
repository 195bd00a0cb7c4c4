import { useAgentInformation } from '@agent-portal/data/hierarchy/hooks';
import type { AgentInformation } from '@agent-portal/data/hierarchy/shapes';
import { formatCount, formatDate } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Link } from '@agent-portal/ui/Link';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { StatTile, StatTiles } from '@agent-portal/ui/StatTile';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { AgentName } from '../../../shared/cells/AgentName.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { paths } from '../../../paths.ts';

/** The input of the agent information call, read from the URL. */
export function informationInput(search: URLSearchParams) {
  const viewAs = search.get('viewAs');
  return { query: viewAs ? { ViewAsAgentId: viewAs } : {} };
}

const AgentPanel = styled(Card)`
  margin-block: ${token('space-16')};

  & h2 {
    margin: 0;
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }

  & > dl:first-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-12')} ${token('space-40')};
    margin-block: ${token('space-12')} ${token('space-16')};
  }
`;

const countsOf = ({ active, jit, pending }: AgentInformation['counts']) =>
  [
    ['Active', active],
    ['Just in time', jit],
    ['Pending', pending],
  ] as const;

/** Links to the agents of one count in the same hierarchy. */
function countHref(countedAs: string, search: URLSearchParams): string {
  const viewAs = search.get('viewAs');
  return `${paths.hierarchy()}?${new URLSearchParams({ ...(viewAs && { viewAs }), countedAs })}`;
}

/** The agent whose hierarchy shows: the contract, the upline and the number of agents of each kind [S3]. */
export function AgentCard({ search }: { readonly search: URLSearchParams }) {
  const { data, error, retry } = useAgentInformation(informationInput(search));
  if (error) return <LoadError error={error} onRetry={retry} />;
  if (!data) {
    return (
      <AgentPanel aria-busy>
        <Skeleton lines={4} />
      </AgentPanel>
    );
  }
  const { uplines = [] } = data;
  return (
    <AgentPanel>
      <h2>
        <AgentName agent={data} />
      </h2>
      <StatTiles aria-label="Agents of the hierarchy">
        {countsOf(data.counts).map(([label, count]) => (
          <StatTile
            key={label}
            label={label}
            value={
              count > 0 && data.countedAsFilterValues?.includes(label) ? (
                <Link
                  href={countHref(label, search)}
                  aria-label={`${label}: ${formatCount(count)}`}
                >
                  {formatCount(count)}
                </Link>
              ) : (
                formatCount(count)
              )
            }
          />
        ))}
      </StatTiles>
      <DescriptionList
        layout="compact"
        items={[
          ['Level', data.agentLevel],
          ['Market', data.marketCode],
          ['Company', data.companyCode],
          ['Contract status', data.contractStatus],
          ['Effective', formatDate(data.effective)],
          ['Uplines', uplines.length > 0 ? <Uplines agents={uplines} /> : undefined],
        ]}
      />
    </AgentPanel>
  );
}

function Uplines({ agents }: { readonly agents: NonNullable<AgentInformation['uplines']> }) {
  return agents.map((agent, index) => (
    <span key={agent.agentId}>
      {index > 0 && ' › '}
      <Link href={`?${new URLSearchParams({ viewAs: agent.agentId })}`}>{agent.agentName}</Link>
    </span>
  ));
}
