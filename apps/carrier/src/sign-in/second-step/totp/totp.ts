import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. */
const period = 30;

/** What the app names the account by. */
const issuer = 'Northfield Mutual';

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

/** A new secret for an app and the carrier to share: 160 random bits in base 32 (RFC 4226, 4). */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** What the QR code says: all that an app has to know. */
export const appAddress = (secret: string, username: string) => totpOf(secret, username).toString();

/** A secret as people type it: in groups of four. */
export const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** A code as it was typed or pasted: apps show it with a space. */
const digitsOf = (typed: string) => typed.replaceAll(/[\s-]/g, '');

/**
 * The 30 seconds that a code is of, counted from 1970: those of now, or one before or after, since
 * clocks differ. Undefined for a code that is of none of them (RFC 6238).
 */
export function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const token = digitsOf(typed);
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
