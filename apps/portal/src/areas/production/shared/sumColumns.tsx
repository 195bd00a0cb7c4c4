import type { Column } from '@agent-portal/ui/DataTable';
import { changeOf, changeText } from '../../../shared/production/changeText.ts';

interface Summed {
  readonly annualizedPremium: string;
  readonly productionCredit: string;
  readonly lastYear?: { readonly productionCredit: string } | undefined;
}

/** The amounts of a row of production. */
export const amountColumns = [
  {
    id: 'annualizedPremium',
    header: 'Annualized premium',
    kind: 'money',
    width: 8.75,
    sortable: true,
    hideOrder: 3,
  },
  {
    id: 'productionCredit',
    header: 'Production credit',
    kind: 'money',
    width: 8.75,
    sortable: true,
    card: 'summary',
  },
] as const satisfies readonly Column<Summed>[];

/** The change in production credit from the same dates of last year. */
export const changeColumn = {
  id: 'lastYear',
  header: 'Change on last year',
  kind: 'percent',
  width: 6.75,
  hideOrder: 2,
  value: ({ productionCredit, lastYear }: Summed) =>
    changeOf(productionCredit, lastYear?.productionCredit),
  cell: ({ productionCredit, lastYear }: Summed) =>
    changeText(productionCredit, lastYear?.productionCredit),
} as const;
