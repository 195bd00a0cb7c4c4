import type { Config } from '../config/config.ts';
import type { Client } from './pipeline/clientOf.ts';

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The origin of the portal for links in e-mail, from the settings. The host of a request can be forged, so
 * it is used on localhost only.
 */
export const createOriginOf =
  ({ portalOrigin, port }: Pick<Config, 'portalOrigin' | 'port'>) =>
  ({ isTls, host }: Pick<Client, 'isTls' | 'host'>): string => {
    if (portalOrigin !== undefined) return portalOrigin;
    if (thisMachine.test(host)) return `${isTls ? 'https' : 'http'}://${host}`;
    return `http://localhost:${port}`;
  };
