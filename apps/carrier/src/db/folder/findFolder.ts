import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DataFolderUnusableError } from './errors.ts';
import { isMountPoint } from './isMountPoint.ts';
import { toFolderError } from './toFolderError.ts';

const chooseAnother = 'Choose a folder with CARRIER_DATA.';

/** What is at a path. Nothing is below a file. */
function lookAt(path: string): 'nothing' | 'folder' | 'link to nothing' | 'other' {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined) return found.isDirectory() ? 'folder' : 'other';
  return isLink(path) ? 'link to nothing' : 'nothing';
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Looks at a path, or at the first existing folder above it. */
function checkPath(named: string, path: string): void {
  switch (lookAt(path)) {
    case 'folder':
      return;
    case 'nothing':
      return checkPath(named, dirname(path));
    case 'link to nothing': {
      const target = resolve(dirname(path), readlinkSync(path));
      throw new DataFolderUnusableError(
        named,
        `${path} is a link to ${target}, which does not exist`,
        `Make that folder (mkdir -p ${target}), or correct the link.`,
      );
    }
    case 'other':
      throw new DataFolderUnusableError(named, `${path} is a file and no folder`, chooseAnother);
  }
}

/**
 * Finds the folder that CARRIER_DATA names, also through a link, and makes the folders above it. The lock
 * and the copies are next to the real folder.
 *
 * @throws {DataFolderUnusableError} when the folder is not possible.
 */
export function findFolder(named: string): string {
  try {
    checkPath(named, named);
    const dataFolder = isLink(named) ? realpathSync(named) : named;
    const parent = dirname(dataFolder);
    mkdirSync(parent, { recursive: true });
    if (lookAt(dataFolder) === 'folder') {
      accessSync(dataFolder, constants.W_OK);
      if (isMountPoint(dataFolder)) {
        throw new DataFolderUnusableError(
          dataFolder,
          'it is a mount point, and there is no place next to it on the same disk for its lock and its copies',
          `Choose a folder in it with CARRIER_DATA, such as ${join(dataFolder, 'carrier')}.`,
        );
      }
    }
    accessSync(parent, constants.W_OK);
    return dataFolder;
  } catch (error) {
    throw toFolderError(named, error);
  }
}
