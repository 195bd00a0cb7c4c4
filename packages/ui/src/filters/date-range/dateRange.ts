import { lazyComponent } from '../../components/lazyComponent/lazyComponent.ts';
import { filterAddresses } from '../addressOf.ts';
import type { FilterKind } from '../FilterKind.ts';
import { dateTexts } from './dateTexts.ts';

/** A filter by the days between two, both included, with presets that look back. */
export const dateRange: FilterKind<'date-range'> = {
  ...dateTexts,
  address: filterAddresses['date-range'],
  Field: lazyComponent(async () => (await import('./DatesField.tsx')).DatesField),
};
