import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { money } from '../../shapes.ts';
import { policiesAccess as access } from '../policiesAccess.ts';

/** The three count groups of /pat [S3]. */
export const statusCounts = z.lazy(() =>
  z.object({
    pendingPolicies: z.object({ underwritingRequirements: z.int(), pendingPremium: money }),
    activePolicies: z.object({
      totalPolicies: z.int(),
      annualizedPremium: money,
      pastDuePremium: money,
    }),
    terminatedPolicies: z.object({ declinedInitialPremiumPayments: z.int() }),
  }),
);
export type StatusCounts = z.output<typeof statusCounts>;

export const getStatusCounts = endpoint({
  name: 'getStatusCounts',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/StatusCounts',
  source: '[S7] Policies',
  summary: 'The three count groups of the caller’s book of business.',
  access,
  response: statusCounts,
  onServerError: 'inline',
  onForbidden: 'page',
});

export const statusCountsEndpoints = { getStatusCounts };
