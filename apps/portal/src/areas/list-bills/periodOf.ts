import type { ListBillRow } from '@agent-portal/data/list-bills/contract';
import { formatDate } from '@agent-portal/format';

/** The period of a bill: `11/01/2026 – 11/30/2026`. The end date is optional for a carrier. */
export const periodOf = ({ period, periodEnd }: Pick<ListBillRow, 'period' | 'periodEnd'>) =>
  [period, periodEnd].flatMap((day) => (day ? formatDate(day) : [])).join(' – ');
