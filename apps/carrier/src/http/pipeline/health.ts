import type { Hono } from 'hono';
import type { AppEnv } from '../appEnv.ts';

/**
 * What a load balancer asks: whether the process lives, and whether it can do its work. A process
 * whose database is away is left running and sent no requests.
 *
 * @param findFault what keeps the database from its work; without it there is none
 */
export function health(
  app: Hono<AppEnv>,
  findFault: () => Promise<string | undefined> = async () => undefined,
): void {
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const fault = await findFault();
    return fault === undefined ? c.text('ready') : c.text(fault, 503, { 'Retry-After': '2' });
  });
}
