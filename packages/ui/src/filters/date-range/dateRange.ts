import { late } from '../../components/late/late.ts';
import { filterAddresses } from '../addressOf.ts';
import type { FilterKind } from '../FilterKind.ts';
import { dateTexts } from './dateTexts.ts';

/** A filter by the days between two, both included, with presets that look back. */
export const dateRange: FilterKind<'date-range'> = {
  ...dateTexts,
  address: filterAddresses['date-range'],
  Field: late(async () => (await import('./DatesField.tsx')).DatesField),
};
