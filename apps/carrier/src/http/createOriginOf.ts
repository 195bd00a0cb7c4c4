import type { Config } from '../config.ts';
import type { Client } from './pipeline/clientOf.ts';

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Where people reach the portal, for links in e-mail: as the settings say. What a request names as its
 * host could be anybody's, and counts on localhost alone.
 */
export const createOriginOf =
  ({ portalOrigin, port }: Pick<Config, 'portalOrigin' | 'port'>) =>
  ({ isTls, host }: Pick<Client, 'isTls' | 'host'>): string => {
    if (portalOrigin !== undefined) return portalOrigin;
    if (thisMachine.test(host)) return `${isTls ? 'https' : 'http'}://${host}`;
    return `http://localhost:${port}`;
  };
