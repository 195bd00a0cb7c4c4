import { lazyComponent } from '../../components/lazyComponent/lazyComponent.ts';
import { filterAddresses } from '../addressOf.ts';
import { dateTexts } from '../date-range/dateTexts.ts';
import type { FilterKind } from '../FilterKind.ts';

/** A filter by the days on which something is in force, with presets that look ahead. */
export const effectiveDates: FilterKind<'effective-dates'> = {
  ...dateTexts,
  address: filterAddresses['effective-dates'],
  Field: lazyComponent(async () => (await import('./EffectiveDatesField.tsx')).EffectiveDatesField),
};
