export type { AddressForm, FilterAddress } from './AddressForm.ts';
export type {
  FilterDefinition,
  FilterKindName,
  FilterShape,
  FilterValue,
  FilterValues,
} from './filterDefinition.ts';
export type { FilterFieldProps, FilterKind } from './FilterKind.ts';
export { filterChips, withoutFilter } from './filterChips.ts';
export { filtersInWords } from './filtersInWords.ts';
export { filterKinds, kindOf } from './filterKinds.ts';
export { withValue } from './withValue.ts';
export {
  productionDates,
  productionFilter,
  type ProductionOffer,
} from './production/productionFilter.ts';
export { productionShapes } from './production/productionShapes.ts';
