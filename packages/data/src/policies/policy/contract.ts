import { endpoint } from '../../endpoint.ts';
import { policiesAccess as access } from '../policiesAccess.ts';
import { policyParams } from '../policyParams.ts';
import { policy } from './shapes.ts';

export const getPolicy = endpoint({
  name: 'getPolicy',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/{id}',
  source: '[S7] Policies',
  summary: 'One policy, by its policy number. 404 for a policy outside the book of business.',
  access,
  params: policyParams,
  response: policy,
  onServerError: 'page',
  onForbidden: 'page',
});

/** Separate from the other calls of policies, so that /pending does not load it. */
export const policyEndpoints = { getPolicy };
