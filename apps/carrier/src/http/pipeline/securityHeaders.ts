import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import type { PageSources } from './pageSources.ts';

const twoYears = 63_072_000;

/** Scripts from text need the sanitizer's Trusted Types policy (reliability, 5). */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types dompurify";

/** The sources that a page may load and run: the portal's files, and elements with this answer's nonce. */
export const pagePolicy = (
  nonce: string,
  { script, connect, image, formAction, hasTags }: PageSources,
) =>
  [
    "default-src 'none'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...script].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self'", ...image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...formAction].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(hasTags ? [] : [trustedTypes]),
  ].join('; ');

/** An answer that is not a page loads nothing. */
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
export function securityHeaders(sources: PageSources): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await next();
    if (c.get('isForwarded')) return;
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.set('Content-Security-Policy', isPage ? pagePolicy(nonce, sources) : dataPolicy);
    if (isPage && sources.hasTags) {
      c.res.headers.set('Content-Security-Policy-Report-Only', trustedTypes);
    }
    if (c.get('client').isTls) {
      c.res.headers.set('Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`);
    }
  };
}
