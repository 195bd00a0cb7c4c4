import { lazyComponent } from '../../components/lazyComponent/lazyComponent.ts';
import { filterAddresses } from '../addressOf.ts';
import { choiceTexts } from '../choiceTexts.ts';
import type { FilterKind } from '../FilterKind.ts';

/** A filter by a text that is typed. */
export const text: FilterKind<'text'> = {
  ...choiceTexts,
  address: filterAddresses.text,
  Field: lazyComponent(async () => (await import('./TextField.tsx')).TextField),
};
