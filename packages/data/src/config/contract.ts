import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { toolAddress } from '../launchers/contract.ts';

/**
 * Where the tools of the launchers are (decisions, 3). A tool without an address is not set up;
 * LifePortraits is not among them, since a call gives its address.
 */
const launchers = z.object({
  illustrationPro: z.optional(toolAddress),
  iPipeline: z.optional(toolAddress),
  awps: z.optional(toolAddress),
  wps: z.optional(toolAddress),
  individualForms: z.optional(toolAddress),
  worksiteForms: z.optional(toolAddress),
});

/** Application config [S3]: ids of monitoring and tags, each empty if it is not set up. */
export const applicationConfig = z.object({
  gtm_id: z.string(),
  /** JSON, like the next two: the settings of the monitoring tool. */
  init: z.string(),
  info: z.string(),
  loader_config: z.string(),
  launchers: z.optional(launchers),
  /** The address of secure mail; without it the menu has no such entry [S2]. */
  secureEmail: z.optional(toolAddress),
});
export type ApplicationConfig = z.output<typeof applicationConfig>;

export const getApplicationConfig = endpoint({
  name: 'getApplicationConfig',
  method: 'GET',
  effect: 'read',
  path: '/auth/applicationConfig',
  source: '[S7] Session and config',
  summary:
    'Settings of monitoring and tags, and the addresses of secure mail and of the tools that launchers open.',
  access: { who: 'anyone' },
  response: applicationConfig,
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const configEndpoints = { getApplicationConfig };
