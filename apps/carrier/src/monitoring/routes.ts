import { getApplicationConfig } from '@agent-portal/data/config/contract';
import type { Config } from '../config/config.ts';
import { type Route, route } from '../http/route.ts';

/** [S7] Session and config: what the portal is told of monitoring, tags and tools. */
export const configRoutes = ({ application }: Pick<Config, 'application'>): readonly Route[] => [
  route(getApplicationConfig, async () => application),
];
