import { lazyComponent } from '../../components/lazyComponent/lazyComponent.ts';
import { filterAddresses } from '../addressOf.ts';
import { choiceTexts } from '../choiceTexts.ts';
import type { FilterKind } from '../FilterKind.ts';

/** A filter by one of a few choices that are known ahead. */
export const staticItem: FilterKind<'static-item'> = {
  ...choiceTexts,
  address: filterAddresses['static-item'],
  isStatus: true,
  Field: lazyComponent(async () => (await import('./StaticItemField.tsx')).StaticItemField),
};
