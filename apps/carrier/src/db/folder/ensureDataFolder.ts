import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataFolderBrokenError } from './errors.ts';
import { isFilled } from './finishRepair.ts';
import { freeSpaceOf, megabyte, tooLittleSpace } from './freeSpace.ts';
import { namesBeside } from './namesBeside.ts';

/** An empty database, the small book, and what its log may grow by meanwhile. */
const roomForNew = 128 * megabyte;

/**
 * Makes an empty database where there is none yet. It is made beside the folder and then moved, so
 * that a process killed half-way leaves no half-made folder. The caller holds the folder's lock.
 *
 * @param create Makes a database in a new folder.
 * @returns Whether it was made now.
 * @throws {DataFolderBrokenError} when the folder holds something that is not a database.
 * @throws {DataFolderUnusableError} when its disk has too little space.
 */
export async function ensureDataFolder(
  dataFolder: string,
  create: (draft: string) => Promise<void> = createDatabase,
): Promise<boolean> {
  if (isFilled(dataFolder)) {
    if (existsSync(join(dataFolder, 'PG_VERSION'))) return false;
    throw new DataFolderBrokenError(dataFolder, 'it holds files but no PG_VERSION');
  }
  if (freeSpaceOf(dataFolder) < roomForNew) {
    throw tooLittleSpace(dataFolder, 'a new database', roomForNew);
  }
  const { creating } = namesBeside(dataFolder);
  const removeDraft = () => rmSync(creating, { recursive: true, force: true });
  removeDraft();
  try {
    await create(creating);
  } catch (error) {
    removeDraft();
    throw error;
  }
  if (existsSync(dataFolder)) rmdirSync(dataFolder);
  renameSync(creating, dataFolder);
  return true;
}

/** Opens and closes PGlite on a new folder, in a worker whose memory goes with it (800 MB). */
function createDatabase(dataFolder: string): Promise<void> {
  const worker = new Worker(new URL('../engine/pgliteWorker.ts', import.meta.url), {
    workerData: { dataFolder },
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    worker.once('message', () => worker.postMessage(null, []));
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
