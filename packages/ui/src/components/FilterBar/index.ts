export { FilterBar } from './FilterBar.tsx';
export type { FilterBarProps } from './FilterBar.tsx';
export type {
  FilterDefinition,
  FilterKind,
  FilterValue,
  FilterValues,
} from './filterDefinition.ts';
