import { Badge } from '@agent-portal/ui/Badge';
import type { Column } from '@agent-portal/ui/DataTable';
import { Link } from '@agent-portal/ui/Link';
import type { Marked } from '../../../shared/list/rows/useMarkedRows.ts';
import { v2Paths, type V2Status } from './v2Paths.ts';

interface AnyV2Row {
  readonly policyNumber: string;
  readonly productName: string;
  readonly statusDate: string;
  readonly applicationDate: string;
  readonly modalPremium: string;
  readonly annualizedPremium: string;
}

/** The policy number with a link and a change mark. It is the row header. */
export const numberColumn = (status: V2Status): Column<Marked<AnyV2Row>> => ({
  id: 'policyNumber',
  header: 'Policy Number',
  kind: 'id',
  width: 10.75,
  heading: true,
  cell: (row) => (
    <>
      <Link href={v2Paths.details(status, row.policyNumber)}>{row.policyNumber}</Link>
      {row.isChanged && (
        <Badge tone="info" title="Changed since your last visit" data-part="mark">
          <span>Changed</span>
          <span className="visually-hidden"> since your last visit</span>
        </Badge>
      )}
    </>
  ),
});

/** Hidden until the user adds the column. */
const added = { atFirst: 'optional' } as const;

/** Columns that the user can add to any list. */
export const addedColumns: readonly Column<AnyV2Row>[] = [
  { ...added, id: 'productName', header: 'Product', width: 8 },
  { ...added, id: 'annualizedPremium', header: 'Annualized Premium', kind: 'money', width: 7 },
  { ...added, id: 'modalPremium', header: 'Modal Premium', kind: 'money' },
  { ...added, id: 'applicationDate', header: 'Application Date', kind: 'date', width: 6.75 },
  { ...added, id: 'statusDate', header: 'Status Since', kind: 'date', width: 6.25 },
];
