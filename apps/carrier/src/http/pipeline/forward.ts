import type { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { AppEnv } from '../appEnv.ts';
import { clientGone, Problem } from '../answers/problems.ts';

/**
 * Forwards the carrier's addresses to the carrier at `origin`, streaming both ways. Its answers and their
 * headers are passed on unchanged.
 */
export function forward(app: Hono<AppEnv>, prefixes: readonly string[], origin: string): void {
  for (const prefix of prefixes) {
    app.all(`${prefix}/*`, async (c) => {
      c.set('routePattern', `${prefix}/* (forwarded)`);
      c.set('isForwarded', true);
      const { pathname, search } = new URL(c.req.url);
      const { address, host, isTls } = c.get('client');
      try {
        return await proxy(new URL(pathname + search, origin), {
          raw: c.req.raw,
          redirect: 'manual',
          headers: {
            ...c.req.header(),
            Host: undefined,
            'X-Forwarded-For': address,
            'X-Forwarded-Host': host,
            'X-Forwarded-Proto': isTls ? 'https' : 'http',
          },
        });
      } catch (error) {
        if (c.req.raw.signal.aborted) throw clientGone();
        const detail = 'The carrier behind this portal does not answer. Try again later.';
        throw new Problem(502, detail, { cause: error });
      }
    });
  }
}
