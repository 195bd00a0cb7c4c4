import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { OpenDatabase } from '../../db/connection.ts';
import type { Client } from '../../http/appEnv.ts';
import { type AccountAttempts, createAccountAttempts } from '../attempts/accountAttempts.ts';
import { createCipher, type Cipher } from './createCipher.ts';

/** The relying party of passkeys: a passkey works only there (WebAuthn). */
export interface RelyingParty {
  /** The host: `portal.example`. */
  readonly id: string;
  /** `https://portal.example`. */
  readonly origin: string;
}

/** What every part of the second step needs. */
export interface SecondStep {
  readonly cipher: Cipher;
  /** Counts attempts with codes and passkeys. */
  readonly codes: AccountAttempts;
  /** Counts passwords that confirm a change. */
  readonly passwords: AccountAttempts;
  /** The relying party here; undefined when passkeys cannot be used. */
  readonly partyOf: (client: Client, isOnThisMachine: boolean) => RelyingParty | undefined;
}

/**
 * The relying party is the origin of the settings, never the host name of a request. Without that setting
 * only http://localhost on the machine itself works.
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
  cipher: createCipher(secondStepKeys),
  codes: createAccountAttempts(pool, log, { prefix: 'second-step-', what: 'codes' }),
  passwords: createAccountAttempts(pool, log, { prefix: 'confirmed-', what: 'passwords' }),
  partyOf: partyFrom(portalOrigin),
});
