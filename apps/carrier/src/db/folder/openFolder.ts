import { ensureDataFolder } from './ensureDataFolder.ts';
import { finishRepair } from './finishRepair.ts';
import { leaveAsItWas } from './leaveAsItWas.ts';
import { toFolderError } from './toFolderError.ts';

/**
 * Opens a data folder: finishes what a killed start has left, makes a database where there is none,
 * and leaves one that cannot be opened as it was. The caller holds the folder's lock.
 *
 * @param open Opens the folder; when it fails, nothing writes to the folder any more.
 * @param create Makes a database in a new folder.
 * @throws {DataFolderBrokenError} when the folder is no database that can be opened.
 * @throws {DataFolderUnusableError} when its disk or its rights are in the way.
 */
export async function openFolder(
  dataFolder: string,
  open: () => Promise<void>,
  create?: (draft: string) => Promise<void>,
): Promise<void> {
  try {
    finishRepair(dataFolder);
    if (await ensureDataFolder(dataFolder, create)) await open();
    else await leaveAsItWas(dataFolder, open);
  } catch (error) {
    throw toFolderError(dataFolder, error);
  }
}
