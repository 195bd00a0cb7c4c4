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
import { agentCell } from '../../../../shared/cells/agentCell.tsx';
import { agentValue } from '../../../../shared/cells/agentValue.ts';
import { LineTrace } from '../../../../shared/commissions/LineTrace.tsx';
import { useFeature } from '../../../../features/useFeature.ts';
import { useMayOpen } from '../../../../shared/useMayOpen.ts';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** A card with space between its figures and the table below. */
const CommissionCard = styled(Card)`
  & > dl {
    margin-block-end: ${token('space-16')};
  }

  & > p {
    margin-block: ${token('space-12')} 0;
  }
`;

/** Shows only the latest lines; the commission pages have the others. */
const mostLines = 5;

const columns: readonly Column<CommissionLine>[] = [
  { id: 'cycleDate', header: 'Cycle Date', kind: 'date', heading: true, width: 8 },
  {
    id: 'transaction',
    header: 'Transaction',
    kind: 'status',
  },
  {
    id: 'agent',
    header: 'Writing Agent',
    kind: 'nameId',
    value: agentValue,
    cell: agentCell,
    hideOrder: 1,
  },
  { id: 'premium', header: 'Premium', kind: 'money', hideOrder: 3 },
  { id: 'rate', header: 'Rate', kind: 'percent', hideOrder: 2 },
  { id: 'commission', header: 'Commission', kind: 'money', card: 'summary', width: 7 },
];

/** The URL of all lines of a policy on the commission pages. */
const linesOf = (policyNumber: string) =>
  `${paths.commissions()}?${new URLSearchParams({ cycle: 'all', 'details.policyNumber': policyNumber })}`;

const unlessZero = (amount: string) => (Number(amount) === 0 ? null : formatMoney(amount));

const traceOf = ({ lineId }: CommissionLine) => <LineTrace lineId={lineId} />;

/** The commission on a policy with the calculation of each line, for users who may open commissions. */
export function PolicyCommissions({ policyNumber }: { readonly policyNumber: string }) {
  const isOpen = useMayOpen(accessRules.commissions, paths.commissions());
  const choosesCycle = useFeature('commissiondates');
  const { data, error, retry } = usePolicyCommissions(isOpen ? policyNumber : null);
  if (error && error.kind !== 'not-offered') {
    return (
      <Card>
        <h2>Commission</h2>
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          The commission on this policy could not be loaded. {error.message}
        </Banner>
      </Card>
    );
  }
  if (!data || data.lines.length === 0) return null;
  const { lines, paidTotal, estimatedTotal, debt } = data;
  return (
    <CommissionCard>
      <h2>Commission</h2>
      <DescriptionList
        items={[
          ['Paid to you', formatMoney(paidTotal)],
          ['Estimated for the open cycle, not yet paid', unlessZero(estimatedTotal)],
          ['Left of advances', unlessZero(debt)],
        ]}
      />
      <DataTable
        name="Commission"
        columns={columns}
        rows={lines.slice(0, mostLines)}
        rowKey={(row, index) => `${row.lineId ?? index}`}
        detail={traceOf}
        detailLabel={(row) => `How ${row.transaction} of ${row.cycleDate} was calculated`}
        status="ready"
      />
      {lines.length > mostLines && choosesCycle && (
        <p>
          <Link href={linesOf(policyNumber)}>All {lines.length} lines</Link>
        </p>
      )}
    </CommissionCard>
  );
}
