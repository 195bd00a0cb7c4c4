import { Badge } from '@agent-portal/ui/Badge';
import type { DataColumn } from '@agent-portal/ui/DataTable';
import { formatDate, formatMoney } from '@agent-portal/ui/format';
import { Link } from '@agent-portal/ui/Link';
import { secondPaths, type SecondStatus } from './secondPaths.ts';
import { policyColumns } from '../lists/policyColumns.tsx';
import type { Marked, SecondRow } from './SecondList.ts';

interface CommonRow extends SecondRow {
  readonly agentName: string;
  readonly agentId: string;
  readonly primaryInsured: string;
  readonly employer: string | null;
  readonly productType: string;
  readonly productName: string;
  readonly statusDate: string;
  readonly applicationDate: string;
  readonly billingMode: string;
  readonly modalPremium: string;
  readonly annualizedPremium: string;
}
type CommonColumn = DataColumn<Marked<CommonRow>>;

/** The policy's number, which leads to it, and the mark of a change; it names the row. */
export const numberColumn = (status: SecondStatus): CommonColumn => ({
  id: 'policyNumber',
  header: 'Policy Number',
  card: 'heading',
  cell: (row) => (
    <>
      <Link href={secondPaths.details(status, row.policyNumber)}>{row.policyNumber}</Link>
      {row.isChanged && (
        <Badge tone="info">
          Changed<span className="visually-hidden"> since your last visit</span>
        </Badge>
      )}
    </>
  ),
});

/** The columns that all lists share [S2], but for the number. */
export const sharedColumns: readonly CommonColumn[] = policyColumns().filter(
  ({ card }) => card !== 'heading',
);

export const billingModeColumn: CommonColumn = {
  id: 'billingMode',
  header: 'Billing Mode',
  cell: (row) => row.billingMode,
};

/** What a reader may add to any list. */
export const addedColumns: readonly CommonColumn[] = [
  {
    id: 'productName',
    header: 'Product',
    atFirst: 'optional',
    cell: (row) => row.productName,
  },
  {
    id: 'annualizedPremium',
    header: 'Annualized Premium',
    atFirst: 'optional',
    align: 'end',
    cell: (row) => formatMoney(row.annualizedPremium),
  },
  {
    id: 'modalPremium',
    header: 'Modal Premium',
    atFirst: 'optional',
    align: 'end',
    cell: (row) => formatMoney(row.modalPremium),
  },
  {
    id: 'applicationDate',
    header: 'Application Date',
    atFirst: 'optional',
    cell: (row) => formatDate(row.applicationDate),
  },
  {
    id: 'statusDate',
    header: 'Status Since',
    atFirst: 'optional',
    cell: (row) => formatDate(row.statusDate),
  },
];
