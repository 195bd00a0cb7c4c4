import { rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describeFailure } from '../../describeFailure.ts';
import { DataFolderInUseError, DataFolderUnusableError } from './errors.ts';
import { describeSelf, readHolder } from './lockHolder.ts';

/** The locks of this process. One that nobody refers to would be collected, and released with it. */
const held = new Set<DatabaseSync>();

/** SQLite's code for a lock that another connection has. */
const busy = 5;

/**
 * Takes the lock of a file, or gives undefined where somebody has it. Node has no locks of its own
 * but in SQLite, whose write lock is one of the kernel's: it crosses containers, is not lost while
 * the process is paused, and ends with the process however that ends. Nothing is written to the file.
 */
function takeLock(path: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // In memory, for a journal beside the file would be one more thing to leave behind.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}

/**
 * Takes the lock that stands beside a data folder, as PGlite has none: the kernel's lock is on
 * `<folder>.mutex`, which stays, since a process that still has the deleted file open would not see
 * the lock of a new one. `<folder>.lock` says who holds it.
 *
 * @returns What gives it back.
 * @throws {DataFolderInUseError} when another process holds it.
 * @throws {DataFolderUnusableError} when there can be no lock.
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
