import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataFolderBrokenError } from './errors.ts';

/**
 * Makes an empty database where there is none yet. It is made beside the folder and then moved, so
 * that a process killed half-way leaves no half-made folder. The caller holds the folder's lock.
 *
 * @throws {DataFolderBrokenError} when the folder holds something that is not a database.
 */
export async function ensureDataFolder(dataFolder: string): Promise<void> {
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0) {
    if (existsSync(join(dataFolder, 'PG_VERSION'))) return;
    throw new DataFolderBrokenError(dataFolder, 'it holds files but no PG_VERSION');
  }
  const draft = `${dataFolder}.creating`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(dataFolder), { recursive: true });
  await createDatabase(draft);
  rmSync(dataFolder, { recursive: true, force: true });
  renameSync(draft, dataFolder);
}

/** Opens and closes PGlite on a new folder, in a worker whose memory goes with it (800 MB). */
function createDatabase(dataFolder: string): Promise<void> {
  const worker = new Worker(new URL('pgliteWorker.ts', import.meta.url), {
    workerData: { dataFolder },
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    worker.once('message', () => worker.postMessage(null, []));
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
