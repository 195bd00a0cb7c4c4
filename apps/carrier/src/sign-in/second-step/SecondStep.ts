import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { OpenDatabase } from '../../db/connection.ts';
import type { Client } from '../../http/pipeline/clientOf.ts';
import { type Attempts, createAttempts } from '../password/attempts.ts';
import { createSeal, type Seal } from './seal.ts';

/** Whom a passkey is made for: it works there alone (WebAuthn). */
export interface RelyingParty {
  /** The host: `portal.example`. */
  readonly id: string;
  /** `https://portal.example`. */
  readonly origin: string;
}

/** What every part of the second step works with. */
export interface SecondStep {
  readonly seal: Seal;
  /** Counts codes and passkeys that are tried. */
  readonly codes: Attempts;
  /** Counts passwords, where a change asks for one again. */
  readonly passwords: Attempts;
  /** Whom passkeys are for here; undefined where none can be used. */
  readonly partyOf: (client: Client, isOnThisMachine: boolean) => RelyingParty | undefined;
}

/**
 * Whom passkeys are for: the origin of the settings, never the name that a request came by. Without that
 * setting there is only http://localhost, asked for on the machine itself.
 */
const partyFrom =
  (portalOrigin: string | undefined): SecondStep['partyOf'] =>
  ({ host, isTls }, isOnThisMachine) => {
    if (portalOrigin !== undefined) {
      return { id: new URL(portalOrigin).hostname, origin: portalOrigin };
    }
    const isLocal = isOnThisMachine && !isTls && /^localhost(:\d+)?$/.test(host);
    return isLocal ? { id: 'localhost', origin: `http://${host}` } : undefined;
  };

/** The second step of a carrier with these settings. */
export const createSecondStep = (
  pool: OpenDatabase['pool'],
  log: Pick<Logger, 'error'>,
  { secondStepKeys, portalOrigin }: Pick<Config, 'secondStepKeys' | 'portalOrigin'>,
): SecondStep => ({
  seal: createSeal(secondStepKeys),
  codes: createAttempts(pool, log, { prefix: 'second-step-', what: 'codes' }),
  passwords: createAttempts(pool, log, { prefix: 'confirmed-', what: 'passwords' }),
  partyOf: partyFrom(portalOrigin),
});
