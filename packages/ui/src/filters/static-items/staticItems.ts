import { lazyComponent } from '../../components/lazyComponent/lazyComponent.ts';
import { filterAddresses } from '../addressOf.ts';
import { choiceTexts } from '../choiceTexts.ts';
import type { FilterKind } from '../FilterKind.ts';

/** A filter by several of a few choices that are known ahead. */
export const staticItems: FilterKind<'static-items'> = {
  ...choiceTexts,
  address: filterAddresses['static-items'],
  isStatus: true,
  Field: lazyComponent(async () => (await import('./StaticItemsField.tsx')).StaticItemsField),
};
