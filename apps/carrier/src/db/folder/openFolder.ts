import { ensureDataFolder } from './ensureDataFolder.ts';
import { finishRepair } from './finishRepair.ts';
import { leaveAsItWas } from './leaveAsItWas.ts';
import { toFolderError } from './toFolderError.ts';

/**
 * Opens a data folder: finishes what a killed start has left, makes a database when there is none, and
 * leaves one that cannot be opened as it was. The caller has the folder's lock.
 *
 * @param open opens the folder; after a failure it no longer writes to the folder
 * @param create makes a database in a new folder
 * @throws {DataFolderBrokenError} when the folder is not a database that can be opened.
 * @throws {DataFolderUnusableError} when its disk or its permissions prevent it.
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
