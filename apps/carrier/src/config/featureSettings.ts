import { type Feature, features } from '@agent-portal/data/features/features';
import * as z from 'zod/mini';

/** Features that a setting turns on or off, overriding the database. */
export type SetFeatures = Readonly<Partial<Record<Feature, boolean>>>;

const pair = `\\s*(${features.join('|')})=(on|off)\\s*`;

const read = (text: string): SetFeatures =>
  Object.fromEntries(
    text.split(',').map((one) => {
      const [name, value] = one.trim().split('=');
      return [name, value === 'on'];
    }),
  );

/** CARRIER_FEATURES as it is written: `claims=off,left_nav=off` (decisions, 9). */
export const featureSettings = z._default(
  z.pipe(
    z
      .string()
      .check(
        z.regex(
          new RegExp(`^${pair}(,${pair})*$`),
          `must be like claims=off,left_nav=on, where the features are ${features.join(', ')}`,
        ),
      ),
    z.transform(read),
  ),
  {},
);
