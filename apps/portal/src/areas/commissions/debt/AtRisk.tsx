import { policyColumn } from '../../../shared/cells/policyColumn.tsx';
import { insuredColumn } from '../../../shared/cells/insuredColumn.tsx';
import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import type { DebtAtRisk } from '@agent-portal/data/debt/contract';
import { useDebtAtRisk } from '@agent-portal/data/debt/hooks';
import { type Column, DataTable } from '@agent-portal/ui/DataTable';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { tableStatus } from '../../../shared/page/tableStatus.ts';
import { DebtSection } from './DebtSection.tsx';

type Row = DebtAtRisk['policies'][number];

const columns: readonly Column<Row>[] = [
  insuredColumn(),
  policyColumn(),
  agentColumn({ header: 'Writing Agent', hideOrder: 1 }),
  { id: 'paidToDate', header: 'Paid to Date', kind: 'date', hideOrder: 4, width: 6.75 },
  { id: 'daysPastDue', header: 'Days past due', kind: 'count', width: 6.5, hideOrder: 3 },
  { id: 'commission', header: 'Commission', kind: 'money', width: 7 },
  { id: 'advance', header: 'Advance', kind: 'money' },
  { id: 'atRisk', header: 'At risk', kind: 'money', card: 'summary' },
];

const none: never[] = [];

/** The chargeback if all past due policies lapsed today. Hidden if the carrier does not offer it. */
export function AtRisk() {
  const answer = useDebtAtRisk();
  const { data, error, retry } = answer;
  if (error?.kind === 'not-offered') return null;
  return (
    <DebtSection title="At risk">
      <p>The chargeback if all past due policies lapse.</p>
      <DataTable
        name="At risk"
        columns={columns}
        rows={data?.policies ?? none}
        rowKey={(row) => row.policyNumber}
        status={tableStatus(answer, error)}
        totals={data && { atRisk: data.totalAtRisk }}
        error={error && <LoadError error={error} onRetry={retry} />}
        empty={<p>No debt at risk: no past due policy would be charged back.</p>}
      />
    </DebtSection>
  );
}
