import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataFolderBrokenError } from './errors.ts';
import { isFilled } from './finishRepair.ts';
import { freeSpaceOf, megabyte, tooLittleSpace } from './freeSpace.ts';
import { namesNextTo } from './namesNextTo.ts';

/** Space for an empty database, the small book, and the growth of its log. */
const roomForNew = 128 * megabyte;

/**
 * Makes an empty database when there is none yet. It is made next to the folder and then moved, so that a
 * killed process leaves no incomplete folder. The caller has the folder's lock.
 *
 * @param create makes a database in a new folder
 * @returns whether it was made now
 * @throws {DataFolderBrokenError} when the folder has content that is not a database.
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
  const { creating } = namesNextTo(dataFolder);
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

/** Opens and closes PGlite on a new folder, in a worker that frees its 800 MB at the end. */
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
