import { formatDate } from '@agent-portal/format';
import { datesInForce } from '../datesInForce.ts';
import type { FilterValues } from '../filterDefinition.ts';
import { productionShapes } from './productionShapes.ts';

type Dates = Extract<(typeof productionShapes)[number], { readonly kind: 'date-range' }>;
type ProductionDate = Dates['fromName' | 'toName'];

/**
 * The four dates of a production filter by their names, MM/DD/YYYY as the request to a carrier has them:
 * those that are set, else from the start of the year through today.
 */
export function productionDates(
  values: FilterValues,
  today: string,
): Readonly<Record<ProductionDate, string>> {
  const dates = productionShapes.flatMap((shape) => {
    if (shape.kind !== 'date-range') return [];
    const { from, to } = datesInForce(shape, values, today);
    return [
      [shape.fromName, formatDate(from)],
      [shape.toName, formatDate(to)],
    ];
  });
  return Object.fromEntries(dates) as Record<ProductionDate, string>;
}
