import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * The thread that runs PGlite, so that a long query never blocks the server's main loop. It speaks
 * PostgreSQL's wire protocol, bytes in and bytes out, in order; `null` closes it.
 * Not imported: PgliteSocket starts it.
 */
const { dataFolder } = workerData as { dataFolder: string };
const port = parentPort;
if (port === null) throw new Error('pgliteWorker.ts runs only as a worker thread.');

/** PGlite's defaults are half a gigabyte of buffers, although the system caches the files, and a gigabyte of log. */
const sizes = ['-c', 'shared_buffers=32MB', '-c', 'max_wal_size=128MB'];

const pglite = await PGlite.create({
  dataDir: dataFolder,
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...sizes],
});

async function answer(request: Uint8Array | null): Promise<void> {
  if (request === null) {
    await pglite.close();
    port?.close();
    return;
  }
  port?.postMessage(await pglite.execProtocolRaw(request));
}

port.on('message', (request: Uint8Array | null) => {
  void answer(request);
});
port.postMessage('open');
