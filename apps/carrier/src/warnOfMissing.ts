import type { Logger } from 'pino';
import type { Config } from './config/config.ts';

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/**
 * Says in the log which settings a carrier outside the demonstration lacks: it runs, but not as an
 * operator would want it.
 */
export function warnOfMissing(
  { isDemo, host, portalOrigin, secondStepKeys }: Config,
  log: Pick<Logger, 'warn'>,
): void {
  if (isDemo && !isLoopback(host)) {
    log.warn(
      `HOST is ${host}: everyone who reaches this machine can sign in with the demonstration accounts and read all e-mail in the outbox. Remove HOST, or set CARRIER_DEMO to 0.`,
    );
  }
  if (isDemo) return;
  if (portalOrigin === undefined) {
    log.warn(
      'PORTAL_ORIGIN is not set: e-mail leads to http://localhost, and passkeys do not work.',
    );
  }
  if (secondStepKeys.length === 0) {
    log.warn(
      'SECOND_STEP_KEY is not set: secrets of authenticator apps stand open in the database.',
    );
  }
}
