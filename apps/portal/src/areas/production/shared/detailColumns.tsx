import type { BusinessType } from '@agent-portal/data/endpoint';
import type { ProductionDetail } from '@agent-portal/data/production/shapes';
import type { Column } from '@agent-portal/ui/DataTable';
import { agentCell } from '../../../shared/cells/agentCell.tsx';
import { agentValue } from '../../../shared/cells/agentValue.ts';
import { clientCell } from '../../../shared/cells/clientCell.tsx';
import { PolicyLink } from '../../../shared/cells/PolicyLink.tsx';

/** The insured person or group of a policy, by the kind of business. */
const whose: Readonly<Record<BusinessType, Column<ProductionDetail>>> = {
  Individual: {
    id: 'primaryInsured',
    header: 'Insured',
    kind: 'person',
    width: 8,
    cell: clientCell,
  },
  Worksite: { id: 'employer', header: 'Group', kind: 'person', width: 9 },
};

/** The transactions of production (decisions, 3). */
export const detailColumns = (business: BusinessType): readonly Column<ProductionDetail>[] => [
  {
    id: 'policyNumber',
    header: 'Policy Number',
    kind: 'id',
    width: 8,
    heading: true,
    cell: ({ policyNumber }) => <PolicyLink policyNumber={policyNumber} />,
  },
  whose[business],
  {
    id: 'agent',
    header: 'Agent',
    kind: 'nameId',
    value: agentValue,
    cell: agentCell,
    hideOrder: 2,
  },
  { id: 'product', header: 'Product', width: 8, hideOrder: 1 },
  {
    id: 'transactionType',
    header: 'Transaction Type',
    kind: 'status',
    width: 7.25,
  },
  {
    id: 'transactionDate',
    header: 'Transaction Date',
    kind: 'date',
    width: 7,
    sortable: true,
    card: 'summary',
  },
  { id: 'premium', header: 'Premium', kind: 'money', width: 7, sortable: true, hideOrder: 3 },
  {
    id: 'productionCredit',
    header: 'Production Credit',
    kind: 'money',
    width: 7.5,
    sortable: true,
    card: 'summary',
  },
];
