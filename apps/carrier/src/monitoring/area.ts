import type { Area } from '../Area.ts';
import { getApplicationConfig } from '@agent-portal/data/config/contract';
import type { Config } from '../config/config.ts';
import { type Route, route } from '../http/route.ts';

/** [S7] Session and config: the portal's settings for monitoring, tags and tools. */
const configRoutes = ({ application }: Pick<Config, 'application'>): readonly Route[] => [
  route(getApplicationConfig, async () => application),
];

/** The portal's settings for monitoring and tags. */
export const monitoring: Area = {
  routes: ({ config }) => configRoutes(config),
};
