import type { Area } from '../Area.ts';
import type { Context } from 'hono';
import type { AppEnv } from '../http/appEnv.ts';
import { notFound } from '../http/answers/problems.ts';
import { readForm } from '../http/input/readForm.ts';
import { type Parameter, readParameters } from '../http/input/readParameters.ts';
import { type Route, route } from '../http/route.ts';
import { standInPage } from './standInPage.ts';
import {
  getIllustrationProAccountId,
  getIPipelineResponse,
  getLifePortraitsRedirectUrl,
} from '@agent-portal/data/launchers/contract';
import type { Config } from '../config/config.ts';
import { accountIdOf, lifePortraitsUrl, requireOwn, requireTool } from './rules.ts';
import { samlResponse } from './samlResponse.ts';

/** The tools that have a stand-in, by the last part of its address. */
const tools: Readonly<Record<string, string>> = {
  'illustration-pro': 'Illustration Pro',
  ipipeline: 'iPipeline',
  'life-portraits': 'Life Portraits',
  awps: 'AWPS',
  wps: 'WPS',
  'individual-forms': 'Individual Forms Library',
  'worksite-forms': 'Worksite Forms Library',
  'secure-email': 'Secure Email',
};

function show(c: Context<AppEnv>, parameters: readonly Parameter[]) {
  const slug = c.req.param('tool') ?? '';
  const tool = Object.hasOwn(tools, slug) ? tools[slug] : undefined;
  if (!tool) throw notFound('There is no stand-in for such a tool.');
  const received = parameters.map(([name, value]) => ({ name, value }));
  return c.html(standInPage({ nonce: c.get('nonce'), tool, method: c.req.method, received }));
}

const asGet: Route['respond'] = async (c) =>
  show(c, readParameters(new URL(c.req.url).search.slice(1), 'query'));

const asPost: Route['respond'] = async (c) => show(c, await readForm(c));

/**
 * A page for each tool of a third party that shows what it received, so that a launch can be tried without the
 * tool. Like the tools, they accept posts from any site, and store nothing.
 */
const standInRoutes: readonly Route[] = (['GET', 'POST'] as const).map((method) => ({
  method,
  path: '/stand-ins/{tool}',
  access: { who: 'anyone' },
  forgeryCheck: 'navigation',
  respond: method === 'GET' ? asGet : asPost,
}));

/** Tools of third parties, and their stand-ins next to the demonstration accounts. */
export const launchers: Area = {
  routes: ({ config }) => [...launchersRoutes(config), ...(config.isDemo ? standInRoutes : [])],
};

type Settings = Pick<Config, 'application' | 'lifePortraits'>;

/** [S7] Launchers. */
const launchersRoutes = ({ application, lifePortraits }: Settings): readonly Route[] => [
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
