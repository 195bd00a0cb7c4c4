import type { Answer } from '@agent-portal/data';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type {
  ActiveContract,
  getActiveContracts,
  getAdditionalAgentIds,
} from '@agent-portal/data/profile/contract';
import { type Column, DataTable } from '@agent-portal/ui/DataTable';
import { useId } from 'react';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { tableStatus } from '../../../shared/page/tableStatus.ts';

const columns: readonly Column<ActiveContract>[] = [
  { id: 'agentId', header: 'Agent ID', kind: 'id', width: 7.375, heading: true },
  { id: 'agentLevel', header: 'Level', card: 'summary', width: 9 },
  { id: 'marketCode', header: 'Market', hideOrder: 2 },
  { id: 'companyCode', header: 'Company', hideOrder: 1 },
  { id: 'contractStatus', header: 'Contract status', width: 8.5, kind: 'status' },
  { id: 'effective', header: 'Effective', kind: 'date', hideOrder: 3 },
];

const none: never[] = [];

interface ContractsProps {
  readonly contracts: Answer<OutputOf<typeof getActiveContracts>>;
  readonly others: Answer<OutputOf<typeof getAdditionalAgentIds>>;
}

/** The contracts in force, and the other agent IDs (decisions, 3). */
export function Contracts({ contracts, others }: ContractsProps) {
  const headingId = useId();
  const { data, error, retry } = contracts;
  const ids = others.data?.agentIds;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Active contracts</h2>
      <DataTable
        name="Active contracts"
        columns={columns}
        rows={data?.contracts ?? none}
        skeletonRows={3}
        status={tableStatus(contracts, error)}
        error={error && <LoadError error={error} onRetry={retry} />}
        empty={<p>No contracts in force.</p>}
      />
      {others.error && <LoadError error={others.error} onRetry={others.retry} />}
      {ids && (
        <p>
          {ids.length === 0
            ? 'You have no other agent IDs.'
            : `Your other agent IDs: ${ids.join(', ')}.`}
        </p>
      )}
    </section>
  );
}
