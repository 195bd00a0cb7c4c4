import {
  getIllustrationProAccountId,
  getIPipelineResponse,
  getLifePortraitsRedirectUrl,
} from '@agent-portal/data/launchers/contract';
import type { Config } from '../config/config.ts';
import { type Route, route } from '../http/route.ts';
import { accountIdOf, lifePortraitsUrl, requireOwn, requireTool } from './rules.ts';
import { samlResponse } from './samlResponse.ts';

type Settings = Pick<Config, 'application' | 'lifePortraits'>;

/** [S7] Launchers. */
export const launchersRoutes = ({ application, lifePortraits }: Settings): readonly Route[] => [
  route(getIllustrationProAccountId, async ({ caller }) => {
    requireTool(application.launchers?.illustrationPro, 'Illustration Pro');
    return accountIdOf(caller.agentId);
  }),

  route(getIPipelineResponse, async ({ caller, deps, input }) => {
    const destination = requireTool(application.launchers?.iPipeline, 'iPipeline');
    const agentId = requireOwn(caller, input.query.agentId);
    return samlResponse({ agentId, caller, destination, now: deps.now() });
  }),

  route(getLifePortraitsRedirectUrl, async ({ caller }) =>
    lifePortraitsUrl(requireTool(lifePortraits, 'Life Portraits'), caller.agentId),
  ),
];
