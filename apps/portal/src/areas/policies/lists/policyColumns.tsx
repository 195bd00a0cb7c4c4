import type { AgentRef } from '@agent-portal/data/policies/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../../paths.ts';
import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import { insuredColumn } from '../../../shared/cells/insuredColumn.tsx';
import { policyColumn } from '../../../shared/cells/policyColumn.tsx';

interface AnyPolicyRow extends AgentRef {
  readonly primaryInsured: string;
  readonly clientId?: string | undefined;
  readonly policyNumber: string;
  readonly employer: string | null;
  readonly productType: string;
}

/*
 * These links skip the access check: users of these lists may open policies and clients, and the build, which
 * renders the first rows, knows no user.
 */
const insuredCell = ({ primaryInsured, clientId }: AnyPolicyRow) =>
  clientId ? <Link href={paths.client(clientId)}>{primaryInsured}</Link> : primaryInsured;
const numberCell = ({ policyNumber }: AnyPolicyRow) => (
  <Link href={paths.policyDetails(policyNumber)}>{policyNumber}</Link>
);

/** The columns that every policy list has, in this order [S2]. */
export const policyColumns: readonly Column<AnyPolicyRow>[] = [
  agentColumn({ header: 'Agent Name - ID', width: 8.25, hideOrder: 4 }),
  { ...insuredColumn({ width: 7.56 }), cell: insuredCell },
  { ...policyColumn(), cell: numberCell },
  { id: 'employer', header: 'Employer', width: 7.44, hideOrder: 2 },
  { id: 'productType', header: 'Product Type', width: 6.31, hideOrder: 1, card: 'kind' },
];
