import { carrier } from '@agent-portal/data/carrier';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** A QR code as one path of an SVG: a square of `size` units, a quiet margin included. */
export interface QrCode {
  readonly size: number;
  /** The dark squares: `M2 2h7v1h-7z…`. */
  readonly path: string;
}

/** The dark squares of a row, with neighbors merged. */
function rowPath(row: readonly boolean[], y: number): string {
  const parts: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) parts.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
  }
  return parts.join('');
}

/** Draws a text as a QR code, with the margin of four squares (ISO 18004). */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'L', border: 4 });
  return { size, path: data.map(rowPath).join('') };
}

/** How long a code is shown, in seconds. */
const period = 30;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    // The account name that the app shows.
    issuer: carrier.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

/** A new secret for an app and the carrier to share: 160 random bits in base 32 (RFC 4226, 4). */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** The text of the QR code: everything that an app needs. */
export const appAddress = (secret: string, username: string) => totpOf(secret, username).toString();

/** A secret as people type it: in groups of four. */
export const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** A typed or pasted code. Apps show it with a space. */
const digitsOf = (typed: string) => typed.replaceAll(/[\s-]/g, '');

/**
 * The time step of a code, in units of 30 seconds since 1970: the current one, or one before or after,
 * because clocks differ. Undefined when the code matches none of them (RFC 6238).
 */
export function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const token = digitsOf(typed);
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
