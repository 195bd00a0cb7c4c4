import type { AgentRef } from '@agent-portal/data/policies/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../../paths.ts';
import { agentValue } from '../../../shared/cells/agentValue.ts';

interface Insured {
  readonly primaryInsured: string;
  readonly clientId?: string | undefined;
}

/**
 * A table cell with the primary insured and a link to the client, in lists of policies: their users may open
 * clients too.
 */
const insuredCell = ({ primaryInsured, clientId }: Insured) =>
  clientId ? (
    <Link href={paths.client(clientId)} data-clamps="">
      {primaryInsured}
    </Link>
  ) : (
    <span data-clamps="">{primaryInsured}</span>
  );

interface AnyPolicyRow extends AgentRef {
  readonly primaryInsured: string;
  readonly clientId?: string | undefined;
  readonly policyNumber: string;
  readonly employer: string | null;
  readonly productType: string;
}

/** The primary insured, with a link to the client. */
export const insuredColumn: Column<AnyPolicyRow> = {
  id: 'primaryInsured',
  header: 'Primary Insured',
  kind: 'person',
  cell: insuredCell,
};

/** The coverage of a policy. Every policy list has these columns [S2]. */
export const coverColumns: readonly Column<AnyPolicyRow>[] = [
  { id: 'employer', header: 'Employer', width: 5.75, hideOrder: 3 },
  { id: 'productType', header: 'Product Type', width: 5.25, hideOrder: 1 },
];

/** The columns that every policy list has, in this order [S2]. */
export const policyColumns: readonly Column<AnyPolicyRow>[] = [
  {
    id: 'agent',
    header: 'Agent Name - ID',
    kind: 'nameId',
    width: 8.75,
    value: agentValue,
    hideOrder: 4,
  },
  insuredColumn,
  {
    id: 'policyNumber',
    header: 'Policy Number',
    kind: 'id',
    width: 9.375,
    heading: true,
    cell: (row) => <Link href={paths.policyDetails(row.policyNumber)}>{row.policyNumber}</Link>,
  },
  ...coverColumns,
];
