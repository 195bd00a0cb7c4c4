import { late } from '../../components/late/late.ts';
import { filterAddresses } from '../addressOf.ts';
import { choiceTexts } from '../choiceTexts.ts';
import type { FilterKind } from '../FilterKind.ts';

/** A filter by a text that is typed. */
export const text: FilterKind<'text'> = {
  ...choiceTexts,
  address: filterAddresses.text,
  Field: late(async () => (await import('./TextField.tsx')).TextField),
};
