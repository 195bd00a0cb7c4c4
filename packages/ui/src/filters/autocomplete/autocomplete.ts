import { lazyComponent } from '../../components/lazyComponent/lazyComponent.ts';
import { filterAddresses } from '../addressOf.ts';
import { choiceTexts } from '../choiceTexts.ts';
import type { FilterKind } from '../FilterKind.ts';

/** A filter by one of many values. */
export const autocomplete: FilterKind<'autocomplete'> = {
  ...choiceTexts,
  address: filterAddresses.autocomplete,
  Field: lazyComponent(async () => (await import('./AutocompleteField.tsx')).AutocompleteField),
};
