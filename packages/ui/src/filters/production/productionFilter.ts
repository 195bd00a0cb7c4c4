import type { Option } from '../../components/Combobox/Option.ts';
import type { OptionSource } from '../../components/Combobox/OptionSource.ts';
import type { FilterDefinition } from '../filterDefinition.ts';
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
