import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataFolderUnusableError } from './errors.ts';

export const megabyte = 1024 * 1024;

/** Says how many bytes the disk of a data folder has left; a file system that keeps no count has all. */
export function freeSpaceOf(dataFolder: string): number {
  try {
    const { blocks, bavail, bsize } = statfsSync(dirname(dataFolder));
    return blocks === 0 ? Infinity : bavail * bsize;
  } catch {
    return Infinity;
  }
}

/** Says that a disk has too little space left, and how much it takes. */
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
