import { constants, cpSync, renameSync, rmSync } from 'node:fs';

/**
 * Opens a data folder so that a failure leaves it byte for byte as it was: PostgreSQL writes to a
 * folder (its control file, its caches, what it replays) before it finds that it cannot use it. A
 * copy stands beside the folder meanwhile; it costs nothing where the file system shares blocks. The
 * caller holds the folder's lock.
 *
 * @param open Opens the folder; when it fails, nothing writes to the folder any more.
 */
export async function leaveAsItWas(dataFolder: string, open: () => Promise<void>): Promise<void> {
  const copy = `${dataFolder}.opening`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(dataFolder, copy, {
    recursive: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
  });
  try {
    await open();
  } catch (error) {
    // Two renames: whenever the process is killed, everything is still there under some name.
    const touched = `${dataFolder}.failed-${process.pid}`;
    renameSync(dataFolder, touched);
    renameSync(copy, dataFolder);
    rmSync(touched, { recursive: true, force: true });
    throw error;
  }
  rmSync(copy, { recursive: true, force: true });
}
