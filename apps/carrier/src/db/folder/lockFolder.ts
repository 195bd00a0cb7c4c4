import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUseError } from './errors.ts';

/** The locks of this process. Without a reference, a lock would be garbage collected and released. */
const held = new Set<DatabaseSync>();

/** SQLite's error code for a taken lock. */
const busy = 5;

/**
 * Takes the lock of a file, or returns undefined when another process has it. Node has file locks only in
 * SQLite, whose write lock is the kernel's: it always ends with the process. Nothing is written to the file.
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

/** The owner's description. It is for messages only, and missing for a moment after the lock is taken. */
function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return 'another process';
  }
}

/**
 * Takes the lock next to a data folder, because PGlite has none. The kernel's lock is on `<folder>.mutex`.
 * That file is never deleted, because a process that still has a deleted file open would not see the lock
 * of a new one. `<folder>.lock` names the owner.
 *
 * @returns a function that releases it
 * @throws {DataFolderInUseError} when another process has it.
 */
export function lockFolder(dataFolder: string): () => void {
  const description = `${dataFolder}.lock`;
  const lock = takeLock(`${dataFolder}.mutex`);
  if (lock === undefined) throw new DataFolderInUseError(dataFolder, readOwner(description));
  held.add(lock);
  writeFileSync(description, `process ${process.pid} on ${hostname()}`);
  return () => {
    if (!held.delete(lock)) return;
    rmSync(description, { force: true });
    lock.close();
  };
}
