import { policyColumn } from '../../../shared/cells/policyColumn.tsx';
import { insuredColumn } from '../../../shared/cells/insuredColumn.tsx';
import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import type { BusinessType } from '@agent-portal/data/endpoint';
import type { ProductionDetail } from '@agent-portal/data/production/shapes';
import type { Column } from '@agent-portal/ui/DataTable';

/** The insured person or group of a policy, by the kind of business. */
const whose: Readonly<Record<BusinessType, Column<ProductionDetail>>> = {
  Individual: insuredColumn({ header: 'Insured', width: 8 }),
  Worksite: { id: 'employer', header: 'Group', kind: 'person', width: 9 },
};

/** The transactions of production (decisions, 3). */
export const detailColumns = (business: BusinessType): readonly Column<ProductionDetail>[] => [
  // The insured names a row; a group has many.
  policyColumn(business === 'Worksite' ? { heading: true, card: 'heading' } : {}),
  whose[business],
  agentColumn({ hideOrder: 2 }),
  { id: 'product', header: 'Product', width: 8, hideOrder: 1 },
  {
    id: 'transactionType',
    header: 'Transaction type',
    kind: 'status',
    width: 7.25,
  },
  {
    id: 'transactionDate',
    header: 'Transaction date',
    kind: 'date',
    width: 7,
    sortable: true,
    card: 'summary',
  },
  { id: 'premium', header: 'Premium', kind: 'money', width: 7, sortable: true, hideOrder: 3 },
  {
    id: 'productionCredit',
    header: 'Production credit',
    kind: 'money',
    width: 7.5,
    sortable: true,
    card: 'summary',
  },
];
