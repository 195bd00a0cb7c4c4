import { statfs } from 'node:fs/promises';

/** A disk, in bytes. */
export interface Disk {
  readonly size: number;
  /** For this process: without what the system reserves. */
  readonly free: number;
}

/** The disk of a folder. A file system that does not say has infinite space. */
export async function measureDisk(folder: string): Promise<Disk> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0
    ? { size: Infinity, free: Infinity }
    : { size: blocks * bsize, free: bavail * bsize };
}
