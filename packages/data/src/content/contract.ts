import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Features that a carrier can switch [S3]. */
export const features = [
  'commissions',
  'left_nav',
  'productioncredit',
  'listbill',
  'claims',
  'taxforms',
  'casemanagement',
  'commissiondates',
  'production_exceldownloads',
  'production_filter_persistence',
  'productpage',
] as const;
export type Feature = (typeof features)[number];

export const getFeature = endpoint({
  name: 'getFeature',
  method: 'GET',
  path: '/features',
  source: '[S7] Session and config',
  summary: 'Whether a feature is on. A failure means false.',
  access: { who: 'anyone' },
  query: z.strictObject({ feature: z.enum(features, 'must be a known feature') }),
  response: z.object({ isEnabled: z.boolean() }),
  onServerError: 'inline',
  onForbidden: 'inline',
  // The shell waits for it.
  timeoutMs: 5_000,
});

export const contentEndpoints = { getFeature };
