import { formatMoney } from '@agent-portal/format';
import { moneyOf } from './cents.ts';

/** Whole cents as money: `$1,234.50`. */
export const formatCents = (cents: number): string => formatMoney(moneyOf(cents));
