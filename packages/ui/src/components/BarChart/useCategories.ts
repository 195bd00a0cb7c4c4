import { formatMonth, formatMonthOfYear } from '@agent-portal/format';
import { useFormat } from '../../words/useFormat.ts';
import type { ChartCategory, MonthCategory } from './chartData.ts';

/** The names of categories; those of months in the way of the locale. */
export function useCategories(
  categories: readonly (ChartCategory | MonthCategory)[],
): readonly ChartCategory[] {
  const monthText = useFormat('month', formatMonth);
  const monthOfYear = useFormat('monthOfYear', formatMonthOfYear);
  return categories.map((category) => {
    if (!('month' in category)) return category;
    const { month } = category;
    return { label: monthOfYear(month), shortLabel: monthText(Number(month.slice(5, 7)), 'short') };
  });
}
