import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataFolderUnusableError } from './errors.ts';

export const megabyte = 1024 * 1024;

/** The free bytes on the disk of a data folder. A file system that does not say has infinite space. */
export function freeSpaceOf(dataFolder: string): number {
  try {
    const { blocks, bavail, bsize } = statfsSync(dirname(dataFolder));
    return blocks === 0 ? Infinity : bavail * bsize;
  } catch {
    return Infinity;
  }
}

/** The message that a disk has too little space, and how much is needed. */
export function tooLittleSpace(
  dataFolder: string,
  whatFor: string,
  needed: number,
): DataFolderUnusableError {
  const inMegabytes = (bytes: number) => `${Math.ceil(bytes / megabyte)} MB`;
  return new DataFolderUnusableError(
    dataFolder,
    `its disk has ${inMegabytes(freeSpaceOf(dataFolder))} free, and ${whatFor} takes ${inMegabytes(needed)}`,
    'Free some space, or use a folder on another disk (CARRIER_DATA), and start again.',
  );
}
