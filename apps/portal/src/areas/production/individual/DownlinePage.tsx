import type { AgentProduction } from '@agent-portal/data/production/shapes';
import type { ListAddress } from '../../../shared/list/address/listState.ts';
import { ProductionPage } from '../shared/ProductionPage.tsx';
import { productionFilterAddress } from '../filter/productionQuery.ts';
import { ProductionTable } from '../shared/ProductionTable.tsx';
import { useProduction } from '../shared/useProduction.ts';
import { downlineColumns } from './downlineColumns.tsx';
import { useIndividualFiles } from './useIndividualFiles.ts';
import { startIndividual } from '../shared/startProduction.ts';

const address: ListAddress = {
  sortFields: ['agent', 'submitted', 'issued', 'annualizedPremium', 'productionCredit'],
  defaultSort: { field: 'agent', direction: 'asc' },
  unsorted: { field: 'agent', direction: 'asc' },
  pageSizes: [10],
  filters: productionFilterAddress,
};

const none: readonly AgentProduction[] = [];

/** The agent's own business and its downline's are two rows of one agent, so their keys differ. */
const keyOf = ({ agentId, isOwn }: AgentProduction) => (isOwn ? `${agentId} own` : agentId);

/** /production-credit/individual/downline: production by agent, one level of the downline at a time [S2]. */
export function DownlinePage() {
  const shown = useProduction('individual', address);
  const { data, query, answer } = shown;
  return (
    <ProductionPage
      branch="individual"
      title="Downline"
      shown={shown}
      files={useIndividualFiles(query, true)}
    >
      <ProductionTable
        name="Downline"
        nouns={['agent', 'agents']}
        columns={downlineColumns}
        rows={data?.agents ?? none}
        rowKey={keyOf}
        totals={data?.totals}
        shown={shown}
        answer={answer}
      />
    </ProductionPage>
  );
}

export { DownlinePage as Page };

export const startData = startIndividual;
