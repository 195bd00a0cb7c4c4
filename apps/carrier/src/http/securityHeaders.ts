import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './appEnv.ts';

const twoYears = 63_072_000;

/** What a page may load and run: our own files, and what carries this answer's nonce. */
export const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');

/** An answer that is no page loads nothing. */
const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Security headers for every answer, and a fresh nonce for a page (reliability, 5). */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await next();
    if (c.get('isForwarded')) return;
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.set('Content-Security-Policy', isPage ? pagePolicy(nonce) : dataPolicy);
    if (c.get('client').isTls) {
      c.res.headers.set('Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`);
    }
  };
}
