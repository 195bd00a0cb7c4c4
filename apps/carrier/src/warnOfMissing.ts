import type { Logger } from 'pino';
import type { Config } from './config.ts';

/**
 * Says in the log which settings a carrier outside the demonstration lacks: it runs, but not as an
 * operator would want it.
 */
export function warnOfMissing(
  { isDemo, portalOrigin, secondStepKeys }: Config,
  log: Pick<Logger, 'warn'>,
): void {
  if (isDemo) return;
  if (portalOrigin === undefined) {
    log.warn(
      'PORTAL_ORIGIN is not set: e-mail leads to http://localhost, and nobody has passkeys.',
    );
  }
  if (secondStepKeys.length === 0) {
    log.warn(
      'SECOND_STEP_KEY is not set: secrets of authenticator apps stand open in the database.',
    );
  }
}
