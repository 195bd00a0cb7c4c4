import { accessSync, constants, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUseError } from './errors.ts';
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
 */
export function lockFolder(dataFolder: string): () => void {
  // SQLite's own errors say neither why nor where.
  accessSync(dirname(dataFolder), constants.W_OK);
  const description = `${dataFolder}.lock`;
  const lock = takeLock(`${dataFolder}.mutex`);
  if (lock === undefined) throw new DataFolderInUseError(dataFolder, readHolder(description));
  held.add(lock);
  const unlock = () => {
    if (!held.delete(lock)) return;
    rmSync(description, { force: true });
    lock.close();
  };
  try {
    writeFileSync(description, JSON.stringify(describeSelf()));
  } catch (error) {
    unlock();
    throw error;
  }
  return unlock;
}
