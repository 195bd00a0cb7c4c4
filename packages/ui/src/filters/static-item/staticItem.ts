import { late } from '../../components/late/late.ts';
import { filterAddresses } from '../addressOf.ts';
import { choiceTexts } from '../choiceTexts.ts';
import type { FilterKind } from '../FilterKind.ts';

/** A filter by one of a few choices that are known ahead. */
export const staticItem: FilterKind<'static-item'> = {
  ...choiceTexts,
  address: filterAddresses['static-item'],
  isStatus: true,
  Field: late(async () => (await import('./StaticItemField.tsx')).StaticItemField),
};
