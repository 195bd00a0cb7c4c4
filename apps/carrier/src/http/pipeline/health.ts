import type { Hono } from 'hono';
import type { AppEnv } from '../appEnv.ts';

/**
 * What a load balancer asks: whether the process lives, and whether it can do its work. A process
 * whose database is away is left running and sent no requests.
 *
 * @param isReady whether the database answers; without it there is none
 */
export function health(
  app: Hono<AppEnv>,
  isReady: () => Promise<boolean> = async () => true,
): void {
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (await isReady()) return c.text('ready');
    return c.text('The database does not answer.', 503, { 'Retry-After': '2' });
  });
}
