import {
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a folder to a new place, with its modes, times and owners. Node's cpSync shares no blocks, and
 * fails with EIO when the disk is full.
 *
 * @param mode Whether files share their blocks: COPYFILE_FICLONE or COPYFILE_FICLONE_FORCE.
 */
export function copyFolder(from: string, to: string, mode: number): void {
  mkdirSync(to, { mode: statSync(from).mode });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      copyFolder(source, target, mode);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else if (entry.isFile()) {
      copyFileSync(source, target, mode);
      keepOrigin(source, target);
    }
  }
  keepOrigin(from, to);
}

function keepOrigin(source: string, target: string): void {
  const { atime, mtime, uid, gid } = statSync(source);
  // Only root may change the owner of a file.
  if (process.getuid?.() === 0) chownSync(target, uid, gid);
  utimesSync(target, atime, mtime);
}
