import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/**
 * Common to the launch calls of [S7]: they act for an agent. Historical access, and a sub-account without any role,
 * may not make them.
 */
const shared = {
  method: 'GET',
  effect: 'read',
  source: '[S7] Launchers',
  access: { who: 'agent', role: 'any', restricted: true },
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

/** The address of a tool: absolute, or a path on the portal's origin. */
export const toolAddress = z
  .string()
  .check(z.regex(/^(https?:\/\/|\/(?![/\\]))[\w!#$%&'()*+,./:;=?@~-]*$/, 'must be an address'));

export const getIllustrationProAccountId = endpoint({
  ...shared,
  name: 'getIllustrationProAccountId',
  path: '/API/IllustrationPro/Integration/AccountId',
  summary: "The body is the account id of the session's agent at IllustrationPro.",
  response: z.string().check(z.minLength(1)),
});

export const getIPipelineResponse = endpoint({
  ...shared,
  name: 'getIPipelineResponse',
  path: '/API/IPipeline/Integration/IPipelineResponse',
  summary: 'The body is a SAML response, in base64, that signs one of the caller’s agent ids in.',
  query: z.strictObject({
    agentId: z.string().check(z.regex(/^[\w-]{1,20}$/, 'must be an agent id')),
  }),
  response: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64')),
});

export const getLifePortraitsRedirectUrl = endpoint({
  ...shared,
  name: 'getLifePortraitsRedirectUrl',
  path: '/API/LifePortraits/Integration/RedirectURL',
  summary: 'The body is the address at which LifePortraits opens for the agent.',
  response: toolAddress,
});

export const launchersEndpoints = {
  getIllustrationProAccountId,
  getIPipelineResponse,
  getLifePortraitsRedirectUrl,
};
