import { formatDate } from '@agent-portal/format';
import type { Option, OptionSource } from '../../components/Combobox/OptionSource.ts';
import type { FilterDefinition, FilterValues } from '../filterDefinition.ts';
import { datesInForce } from '../datesInForce.ts';
import { productionShapes } from './productionShapes.ts';

type Chosen = Exclude<(typeof productionShapes)[number], { readonly kind: 'date-range' }>['name'];

/** The values of a production filter, by the names of its filters, once they have loaded. */
export interface ProductionOffer extends Omit<OptionSource, 'options'> {
  readonly options: Readonly<Record<Chosen, readonly Option[]>> | undefined;
}

/** A production filter: whose production, of what, and when. It is made of other kinds of filters. */
export function productionFilter({
  options,
  status,
  onRetry,
}: ProductionOffer): readonly FilterDefinition[] {
  const offered = (shape: (typeof productionShapes)[number]): FilterDefinition => {
    switch (shape.kind) {
      case 'view-as':
        return { ...shape, options: options?.[shape.name] ?? [] };
      case 'multi-autocomplete':
        return { ...shape, options: options?.[shape.name], status, onRetry };
      case 'date-range':
        return shape;
      default:
        return shape satisfies never;
    }
  };
  return productionShapes.map(offered);
}

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
