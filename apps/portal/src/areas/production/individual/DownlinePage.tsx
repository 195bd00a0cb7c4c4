import type { AgentProduction } from '@agent-portal/data/production/shapes';
import { formatAgent } from '@agent-portal/format';
import type { Column } from '@agent-portal/ui/DataTable';
import { Link } from '@agent-portal/ui/Link';
import { token } from '@agent-portal/ui/theme/token';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListAddress } from '../../../shared/list/address/listState.ts';
import { ProductionPage } from '../shared/ProductionPage.tsx';
import { productionFilterAddress } from '../filter/productionQuery.ts';
import { ProductionTable } from '../shared/ProductionTable.tsx';
import { useProduction } from '../shared/useProduction.ts';
import { useIndividualFiles } from './useIndividualFiles.ts';
import { startIndividual } from '../shared/startProduction.ts';
import { amountColumns, changeColumn } from '../shared/sumColumns.tsx';
import { AgentName } from '../../../shared/cells/AgentName.tsx';
import { viewAsSearch } from '../shared/DownlineTrail.tsx';

/** The downline (decisions, 3). */
const downlineColumns: readonly Column<AgentProduction>[] = [
  {
    id: 'agent',
    header: 'Agent',
    heading: true,
    width: 15,
    sortable: true,
    sortsFirst: 'asc',
    value: (row) => (row.agentId ? formatAgent(row) : undefined),
    cell: (row) => <AgentCell agent={row} />,
  },
  { id: 'agentLevel', header: 'Level', width: 8.5, hideOrder: 1 },
  { id: 'marketCode', header: 'Market', width: 5.5, hideOrder: 1 },
  {
    id: 'submitted',
    header: 'Submitted',
    kind: 'count',
    width: 6.75,
    sortable: true,
    hideOrder: 4,
  },
  { id: 'issued', header: 'Issued', kind: 'count', width: 5.5, sortable: true, hideOrder: 5 },
  ...amountColumns,
  changeColumn,
];

const OwnNote = styled.span`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-small')};
  font-weight: normal;
  white-space: nowrap;
`;

type Agent = Pick<AgentProduction, 'agentName' | 'agentId' | 'isOwn'>;

/** An agent of a downline, with a link to that agent's downline. The row of the viewed agent's own production has no link. */
function AgentCell({ agent }: { readonly agent: Agent }) {
  const { pathname, search } = useLocation();
  const name = <AgentName agent={agent} />;
  if (!agent.isOwn) {
    return <Link href={pathname + viewAsSearch(search, agent.agentId)}>{name}</Link>;
  }
  return (
    <>
      {name} <OwnNote>own production</OwnNote>
    </>
  );
}

const address: ListAddress = {
  sortFields: ['agent', 'submitted', 'issued', 'annualizedPremium', 'productionCredit'],
  defaultSort: { field: 'agent', direction: 'asc' },
  orderWhenUnsorted: { field: 'agent', direction: 'asc' },
  pageSizes: [10],
  filters: productionFilterAddress,
};

const none: readonly AgentProduction[] = [];

/** The agent's own business and its downline's are two rows of one agent, so their keys differ. */
const keyOf = ({ agentId, isOwn }: AgentProduction) => (isOwn ? `${agentId} own` : agentId);

/** /production-credit/individual/downline: production by agent, one level of the downline at a time [S2]. */
export function DownlinePage() {
  const production = useProduction('individual', address);
  const { data, query, answer } = production;
  return (
    <ProductionPage
      branch="individual"
      title="Downline"
      production={production}
      files={useIndividualFiles(query, true)}
    >
      <ProductionTable
        name="Downline"
        nouns={['agent', 'agents']}
        columns={downlineColumns}
        rows={data?.agents ?? none}
        rowKey={keyOf}
        totals={data?.totals}
        production={production}
        answer={answer}
      />
    </ProductionPage>
  );
}

export { DownlinePage as Page };

export const startData = startIndividual;
