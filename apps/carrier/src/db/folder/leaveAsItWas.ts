import { constants, existsSync, renameSync, rmSync } from 'node:fs';
import { copyFolder } from './copyFolder.ts';
import { freeSpaceOf, megabyte, tooLittleSpace } from './freeSpace.ts';
import { measureFolder } from './measureFolder.ts';
import { namesNextTo } from './namesNextTo.ts';

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** The most that PostgreSQL writes while it opens: two segments of its log. */
const headroom = 32 * megabyte;

/** Copies the folder, or says how much space is needed. A copy that shares its blocks needs none. */
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
 * Opens a data folder so that a failure leaves it byte for byte as it was. PostgreSQL writes to a folder
 * (its control file, its caches, its replayed log) before it finds that it cannot use it. So there is a copy
 * next to the folder meanwhile. Each step is one rename: a process killed at any moment leaves everything
 * under some name, and the next start continues from there. The caller has the folder's lock and has
 * finished a former repair.
 *
 * @param open opens the folder; after a failure it no longer writes to the folder
 */
export async function leaveAsItWas(dataFolder: string, open: () => Promise<void>): Promise<void> {
  const { copying, before, discarded, failed } = namesNextTo(dataFolder);
  remove(copying);
  // A start that was killed while opening has left a copy. The folder may have been changed.
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
