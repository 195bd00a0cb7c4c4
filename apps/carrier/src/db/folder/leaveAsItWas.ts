import { constants, existsSync, renameSync, rmSync } from 'node:fs';
import { copyFolder } from './copyFolder.ts';
import { freeSpaceOf, megabyte, tooLittleSpace } from './freeSpace.ts';
import { measureFolder } from './measureFolder.ts';
import { namesBeside } from './namesBeside.ts';

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** What PostgreSQL may write while it opens: two segments of its log. */
const headroom = 32 * megabyte;

/** Copies the folder, or says how much space that takes; a copy that shares its blocks takes none. */
function copyWhereSpace(dataFolder: string, copy: string): void {
  const needed = measureFolder(dataFolder) + headroom;
  const hasSpace = freeSpaceOf(dataFolder) >= needed;
  const { COPYFILE_FICLONE, COPYFILE_FICLONE_FORCE } = constants;
  try {
    copyFolder(dataFolder, copy, hasSpace ? COPYFILE_FICLONE : COPYFILE_FICLONE_FORCE);
  } catch (error) {
    remove(copy);
    throw hasSpace
      ? error
      : tooLittleSpace(dataFolder, 'a copy, without which it is not opened,', needed);
  }
}

/**
 * Opens a data folder so that a failure leaves it byte for byte as it was: PostgreSQL writes to a
 * folder (its control file, its caches, what it replays) before it finds that it cannot use it. A
 * copy stands beside the folder meanwhile. Each step is one rename, so that a process killed at any
 * moment leaves everything under some name, from which the next start goes on. The caller holds the
 * folder's lock and has finished a former repair.
 *
 * @param open Opens the folder; when it fails, nothing writes to the folder any more.
 */
export async function leaveAsItWas(dataFolder: string, open: () => Promise<void>): Promise<void> {
  const { copying, before, discarded, failed } = namesBeside(dataFolder);
  remove(copying);
  // A start that was killed while it opened has left one: the folder may be touched by now.
  const isLeft = existsSync(before);
  if (!isLeft) {
    copyWhereSpace(dataFolder, copying);
    renameSync(copying, before);
  }
  try {
    await open();
  } catch (error) {
    renameSync(dataFolder, isLeft ? failed : discarded);
    renameSync(before, dataFolder);
    remove(discarded);
    throw error;
  }
  renameSync(before, discarded);
  remove(discarded);
}
