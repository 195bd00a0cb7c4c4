import type { Context, Hono } from 'hono';
import type { AppEnv } from '../http/appEnv.ts';
import { methodNotAllowed, notFound, Problem } from '../http/answers/problems.ts';
import { matchesEtag } from '../http/answers/answer.ts';
import type { PortalFile, PortalFiles } from './portalFiles.ts';

/** Names under here carry a hash of what they hold: they never change. */
const isHashed = (address: string) => address.startsWith('/assets/');

/** The smallest form of a file that the browser takes and the build made. */
function chooseEncoding(c: Context, file: PortalFile): 'br' | 'gzip' | undefined {
  const offered = (c.req.header('Accept-Encoding') ?? '').split(',').map((item) => item.trim());
  const refused = /;\s*q=0(\.0*)?$/;
  const accepted = offered.filter((item) => !refused.test(item));
  const taken = new Set(accepted.map((item) => item.split(';')[0]?.trim()));
  return (['br', 'gzip'] as const).find((encoding) => file[encoding] && taken.has(encoding));
}

function serveFile(c: Context<AppEnv>, address: string, file: PortalFile): Response {
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': isHashed(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ETag: file.etag,
  });
  if (matchesEtag(c.req.header('If-None-Match'), file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = chooseEncoding(c, file);
  const body = (encoding && file[encoding]) ?? file.plain;
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(body, { headers });
}

/** The portal's page with this answer's nonce in it; never cached. */
function serveIndex(c: Context<AppEnv>, index: PortalFiles['index']): Response {
  const nonce = Buffer.from(c.get('nonce'));
  const parts = index.flatMap((part, at) => (at === 0 ? [part] : [nonce, part]));
  const body = Buffer.concat(parts);
  return new Response(body, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
    },
  });
}

/** Whether a browser goes there, or a program that takes anything; not a script, style or image. */
function wantsPage(c: Context, address: string): boolean {
  const accept = c.req.header('Accept') ?? '*/*';
  return !isHashed(address) && (accept === '*/*' || accept.includes('text/html'));
}

/**
 * Serves the portal's build: its files, and its page at every other address, which the portal's own
 * routes then read. A missing asset is 404 and never the page.
 */
export function servePortal(app: Hono<AppEnv>, portal: PortalFiles | undefined): void {
  app.get('*', (c) => {
    const address = c.req.path;
    const file = portal?.files.get(address);
    c.set('routePattern', file ? 'file' : 'page');
    if (file) return serveFile(c, address, file);
    if (!wantsPage(c, address)) throw notFound('There is no such file.');
    if (portal) return serveIndex(c, portal.index);
    throw new Problem(503, "The portal is not built. Run 'npm run build', then start again.");
  });
  app.all('*', (c) => {
    c.set('routePattern', 'page');
    throw methodNotAllowed(['GET', 'HEAD']);
  });
}
