import { Badge } from '@agent-portal/ui/Badge';
import type { Column } from '@agent-portal/ui/DataTable';
import { Link } from '@agent-portal/ui/Link';
import type { Marked } from '../../../shared/list/rows/useMarkedRows.ts';
import { v2Paths, type V2Status } from './v2Paths.ts';

interface AnyV2Row {
  readonly primaryInsured: string;
  readonly policyNumber: string;
  readonly productType: string;
  readonly productName: string;
  readonly statusDate: string;
  readonly applicationDate: string;
  readonly billingMode: string;
  readonly modalPremium: string;
  readonly annualizedPremium: string;
}

/** The insured, whose name opens the policy, with a change mark. The number and the product are under it. */
export const insuredPolicyColumn = (status: V2Status): Column<Marked<AnyV2Row>> => ({
  id: 'primaryInsured',
  header: 'Primary Insured',
  kind: 'person',
  width: 14,
  heading: true,
  cell: (row) => (
    <>
      <Link href={v2Paths.details(status, row.policyNumber)}>{row.primaryInsured}</Link>
      {row.isChanged && (
        <Badge tone="info" title="Changed since your last visit" data-part="mark">
          <span>Changed</span>
          <span className="visually-hidden"> since your last visit</span>
        </Badge>
      )}
      <small>
        {row.policyNumber} · {row.productType}
      </small>
    </>
  ),
});

export const premiumColumn = {
  id: 'annualizedPremium',
  header: 'Annual premium',
  kind: 'money',
  width: 8,
} as const;

/** Hidden until the user adds the column. */
const added = { atFirst: 'optional' } as const;

/** Columns that the user can add to any list. */
export const addedColumns: readonly Column<AnyV2Row>[] = [
  { ...added, id: 'productName', header: 'Product', width: 8 },
  { ...added, id: 'modalPremium', header: 'Modal premium', kind: 'money' },
  { ...added, id: 'applicationDate', header: 'Application date', kind: 'date', width: 7 },
  { ...added, id: 'statusDate', header: 'Status since', kind: 'date', width: 6.75 },
];
