import * as z from 'zod/mini';
import { isoDate, money } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';

/** The policies issued in a month, whatever their status now. */
const issuedShape = () => ({ policies: z.int(), annualizedPremium: money });

/**
 * The last twelve months up to the business date, the oldest first, each with the same month a
 * year before. Of the last one both sides count to the day of the business date.
 */
const issuedByMonth = z.lazy(() =>
  z.object({
    /** The business date. */
    through: isoDate,
    months: z.array(
      z.object({
        /** Its first day. */
        month: isoDate,
        ...issuedShape(),
        yearBefore: z.object(issuedShape()),
      }),
    ),
  }),
);
export type IssuedByMonth = z.output<typeof issuedByMonth>;

export const getIssuedByMonth = endpoint({
  name: 'getIssuedByMonth',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/IssuedByMonth',
  source: 'an extension, for the chart of /my-business (decisions, 3)',
  isOptional: true,
  summary:
    'Policies issued in each of the last twelve months, each with the same month a year before.',
  access: { who: 'agent', role: 'PendingActiveTerminated', restricted: true },
  response: issuedByMonth,
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const businessEndpoints = { getIssuedByMonth };
