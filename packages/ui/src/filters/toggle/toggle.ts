import { lazyComponent } from '../../components/lazyComponent/lazyComponent.ts';
import { filterAddresses } from '../addressOf.ts';
import type { FilterKind } from '../FilterKind.ts';

/** A filter that is on or off. */
export const toggle: FilterKind<'toggle'> = {
  address: filterAddresses.toggle,
  chip: ({ name, label }, values) => (values[name] === true ? label : null),
  words: ({ name, label }, values, { words }) =>
    values[name] === true ? `${label}: ${words.on}` : null,
  isStatus: true,
  Field: lazyComponent(async () => (await import('./ToggleField.tsx')).ToggleField),
};
