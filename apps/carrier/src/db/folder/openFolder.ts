import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DataFolderBrokenError, DataFolderInUseError } from './errors.ts';
import { lockFolder } from './lockFolder.ts';

/**
 * Takes a data folder for this process, and makes an empty database when there is none.
 *
 * @param named The folder, or a link to it. The folders above it are made.
 * @param create makes a database in a new folder
 * @returns the folder without links, and a function that releases it
 * @throws {DataFolderInUseError} when another process uses the folder.
 * @throws {DataFolderBrokenError} when it cannot be a data folder.
 */
export async function openFolder(
  named: string,
  create: (draft: string) => Promise<void> = createDatabase,
): Promise<{ readonly dataFolder: string; readonly unlock: () => void }> {
  let unlock: (() => void) | undefined;
  try {
    mkdirSync(dirname(named), { recursive: true });
    // One folder has one lock, also through a link.
    const isMissing = lstatSync(named, { throwIfNoEntry: false }) === undefined;
    const dataFolder = isMissing ? named : realpathSync(named);
    rejectMountPoint(dataFolder);
    unlock = lockFolder(dataFolder);
    await ensureDatabase(dataFolder, create);
    return { dataFolder, unlock };
  } catch (error) {
    unlock?.();
    throw error instanceof DataFolderInUseError ? error : new DataFolderBrokenError(named, error);
  }
}

/** Next to a mount point, in another container, there would be another lock. */
function rejectMountPoint(dataFolder: string): void {
  if (!existsSync(dataFolder)) return;
  if (statSync(dataFolder).dev === statSync(dirname(dataFolder)).dev) return;
  throw new Error(
    `it is a mount point; set CARRIER_DATA to a folder in it, such as ${join(dataFolder, 'carrier')}`,
  );
}

/** Makes the database next to the folder and then moves it, so that a kill leaves no incomplete one. */
async function ensureDatabase(
  dataFolder: string,
  create: (draft: string) => Promise<void>,
): Promise<void> {
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0) {
    if (existsSync(join(dataFolder, 'PG_VERSION'))) return;
    throw new Error('it contains files but no PG_VERSION');
  }
  const draft = `${dataFolder}.creating`;
  rmSync(draft, { recursive: true, force: true });
  await create(draft);
  if (existsSync(dataFolder)) rmdirSync(dataFolder);
  renameSync(draft, dataFolder);
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
