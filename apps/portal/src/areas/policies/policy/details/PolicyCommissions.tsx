import { agentColumn } from '../../../../shared/cells/agentColumn.tsx';
import type { CommissionLine } from '@agent-portal/data/commissions/shapes';
import { usePolicyCommissions } from '@agent-portal/data/commissions/explained/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { type Column, DataTable } from '@agent-portal/ui/DataTable';
import { formatMoney } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../../../access/accessRules.ts';
import { paths } from '../../../../paths.ts';
import { LineTrace } from '../../../../shared/commissions/LineTrace.tsx';
import { useFeature } from '../../../../features/useFeature.ts';
import { useMayOpen } from '../../../../shared/useMayOpen.ts';
import { RailPart } from '../../../../shared/page/Rail.tsx';

/** Shows only the latest lines; the commission pages have the others. */
const mostLines = 5;

const columns: readonly Column<CommissionLine>[] = [
  { id: 'cycleDate', header: 'Cycle Date', kind: 'date', heading: true, width: 9.25 },
  {
    id: 'transaction',
    header: 'Transaction',
    kind: 'status',
  },
  agentColumn({ header: 'Writing Agent', width: 13, hideOrder: 1 }),
  { id: 'premium', header: 'Premium', kind: 'money', hideOrder: 3 },
  { id: 'rate', header: 'Rate', kind: 'percent', hideOrder: 2 },
  { id: 'commission', header: 'Commission', kind: 'money', card: 'summary', width: 7 },
];

/** The URL of all lines of a policy on the commission pages. */
const linesOf = (policyNumber: string) =>
  `${paths.commissions()}?${new URLSearchParams({ cycle: 'all', 'details.policyNumber': policyNumber })}`;

const unlessZero = (amount: string) => (Number(amount) === 0 ? null : formatMoney(amount));

const traceOf = ({ lineId }: CommissionLine) => <LineTrace lineId={lineId} />;

/** The commission on a policy, for users who may open commissions. */
function useCommissionsOf(policyNumber: string) {
  const isOpen = useMayOpen(accessRules.commissions, paths.commissions());
  return usePolicyCommissions(isOpen ? policyNumber : null);
}

/** The commissions paid on a policy, and the balance of its advances. */
export function CommissionFacts({ policyNumber }: { readonly policyNumber: string }) {
  const { data } = useCommissionsOf(policyNumber);
  if (!data || data.lines.length === 0) return null;
  const { paidTotal, estimatedTotal, debt } = data;
  return (
    <RailPart
      title="Commission"
      items={[
        ['Paid to you', formatMoney(paidTotal)],
        ['Estimated for the open cycle, not yet paid', unlessZero(estimatedTotal)],
        ['Left of advances', unlessZero(debt)],
      ]}
    />
  );
}

/** The latest commission on a policy, with the calculation of each line. */
export function PolicyCommissions({ policyNumber }: { readonly policyNumber: string }) {
  const choosesCycle = useFeature('commissiondates');
  const { data, error, retry } = useCommissionsOf(policyNumber);
  if (error && error.kind !== 'not-offered') {
    return (
      <Card>
        <h2>Latest commission</h2>
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          The commission on this policy could not be loaded. {error.message}
        </Banner>
      </Card>
    );
  }
  if (!data || data.lines.length === 0) return null;
  const { lines } = data;
  return (
    <DataTable
      name="Latest commission"
      columns={columns}
      rows={lines.slice(0, mostLines)}
      rowKey={(row, index) => `${row.lineId ?? index}`}
      detail={traceOf}
      detailLabel={(row) => `How ${row.transaction} of ${row.cycleDate} was calculated`}
      status="ready"
      toolbar={<h2>Latest commission</h2>}
      footer={
        lines.length > mostLines &&
        choosesCycle && <Link href={linesOf(policyNumber)}>All {lines.length} lines</Link>
      }
    />
  );
}
