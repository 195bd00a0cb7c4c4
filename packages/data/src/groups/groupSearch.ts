import * as z from 'zod/mini';
import { oneLine } from '../oneLine.ts';

/** The longest text to find groups by, in characters. */
export const longestGroupText = 100;

/** Finds groups by their number or words of their name, in any case; an extension. */
export const groupSearchParams = {
  group: z.optional(oneLine({ max: longestGroupText })),
};

/** Whether the carrier finds groups by `group`; an extension. */
export const groupSearchOffer = { findsGroups: z.optional(z.literal(true)) };
