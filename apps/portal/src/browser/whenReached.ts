import type { Client } from '@agent-portal/data';

/** Waits until the carrier answers. Leaving the document before that would show the browser's error page. */
export async function whenReached({ connection }: Pick<Client, 'connection'>): Promise<void> {
  if (await connection.check()) return;
  await new Promise<void>((resolve) => {
    const stop = connection.subscribe(resolveOnceReached);
    function resolveOnceReached() {
      if (!connection.read()) return;
      stop();
      resolve();
    }
    // It may have come back since the check.
    resolveOnceReached();
  });
}

/** Loads code. While the carrier cannot be reached, it tries again each time that the carrier is back. */
export async function loadCode<Code>(
  client: Pick<Client, 'connection'>,
  load: () => Promise<Code>,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (await client.connection.check()) throw error;
    await whenReached(client);
    return loadCode(client, load);
  }
}
