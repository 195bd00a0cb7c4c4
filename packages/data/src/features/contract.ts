import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { features } from './features.ts';

export const getFeature = endpoint({
  name: 'getFeature',
  method: 'GET',
  effect: 'read',
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

export const getFeatures = endpoint({
  name: 'getFeatures',
  method: 'GET',
  effect: 'read',
  path: '/features/enabled',
  source: 'decisions, 10 (features in one answer)',
  isOptional: true,
  summary: 'The features that are on, in one answer. The others are off.',
  access: { who: 'anyone' },
  response: z.object({ enabled: z.array(z.string()) }),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 5_000,
});

export const featuresEndpoints = { getFeature, getFeatures };
