import { lazyComponent } from '../../components/lazyComponent/lazyComponent.ts';
import { filterAddresses } from '../addressOf.ts';
import { choiceTexts } from '../choiceTexts.ts';
import type { FilterKind } from '../FilterKind.ts';

/** A filter by several of many values. */
export const multiAutocomplete: FilterKind<'multi-autocomplete'> = {
  ...choiceTexts,
  address: filterAddresses['multi-autocomplete'],
  Field: lazyComponent(
    async () => (await import('./MultiAutocompleteField.tsx')).MultiAutocompleteField,
  ),
};
