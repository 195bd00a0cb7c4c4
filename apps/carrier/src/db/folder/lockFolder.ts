import { rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describeFailure } from '../../shared/describeFailure.ts';
import { DataFolderInUseError, DataFolderUnusableError } from './errors.ts';
import { describeSelf, readHolder } from './lockHolder.ts';

/** The locks of this process. Without a reference, a lock would be garbage collected and released. */
const held = new Set<DatabaseSync>();

/** SQLite's error code for a taken lock. */
const busy = 5;

/**
 * Takes the lock of a file, or returns undefined when another process has it. Node has file locks only in
 * SQLite, whose write lock is the kernel's: it works across containers, stays while the process is
 * paused, and always ends with the process. Nothing is written to the file.
 */
function takeLock(path: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // In memory, so that no journal file is left behind.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}

/**
 * Takes the lock next to a data folder, because PGlite has none. The kernel's lock is on `<folder>.mutex`.
 * That file is never deleted, because a process that still has a deleted file open would not see the lock
 * of a new one. `<folder>.lock` names the owner.
 *
 * @returns a function that releases it
 * @throws {DataFolderInUseError} when another process has it.
 * @throws {DataFolderUnusableError} when a lock is not possible.
 */
export function lockFolder(dataFolder: string): () => void {
  const description = `${dataFolder}.lock`;
  const mutex = `${dataFolder}.mutex`;
  const lock = orUnusable(dataFolder, mutex, () => takeLock(mutex));
  if (lock === undefined) throw new DataFolderInUseError(dataFolder, readHolder(description));
  held.add(lock);
  const unlock = () => {
    if (!held.delete(lock)) return;
    rmSync(description, { force: true });
    lock.close();
  };
  try {
    orUnusable(dataFolder, description, () =>
      writeFileSync(description, JSON.stringify(describeSelf())),
    );
  } catch (error) {
    unlock();
    throw error;
  }
  return unlock;
}

function orUnusable<T>(dataFolder: string, file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new DataFolderUnusableError(
      dataFolder,
      `its lock ${file} cannot be taken (${describeFailure(error)})`,
      'Let the user who runs the carrier write there, on a disk that has space and locks, or ' +
        'choose another folder with CARRIER_DATA.',
      error,
    );
  }
}
