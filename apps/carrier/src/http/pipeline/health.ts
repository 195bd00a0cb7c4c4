import type { Hono } from 'hono';
import type { AppEnv } from '../appEnv.ts';

/**
 * The health checks of a load balancer: whether the process lives, and whether it is ready. A process
 * without its database keeps running but gets no requests.
 *
 * @param findFault returns why the database does not work, or undefined
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
