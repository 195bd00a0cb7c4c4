import { describeFailure, systemCode, systemPath } from '../../shared/describeFailure.ts';
import { DataFolderBrokenError, DataFolderInUseError, DataFolderUnusableError } from './errors.ts';

const anotherDisk =
  'Free some space, or choose a folder on another disk with CARRIER_DATA, and start again.';
const anotherPlace = 'choose another folder with CARRIER_DATA.';

/** What prevents the use, and what to do; undefined when the folder itself is broken. */
function explain(code: string | undefined, path: string): readonly [string, string] | undefined {
  switch (code) {
    case 'ENOSPC':
      return ['its disk is full', anotherDisk];
    case 'EDQUOT':
      return ['the share of the disk that this user may fill is used up', anotherDisk];
    case 'EROFS':
      return [
        `${path} is on a file system that is read-only`,
        `Mount it for writing, or ${anotherPlace}`,
      ];
    case 'EACCES':
    case 'EPERM':
      return [
        `this user may not read and write ${path}`,
        `Give the user who runs the carrier the right to, or ${anotherPlace}`,
      ];
    case 'EIO':
      return [`the disk fails at ${path}`, `Look after the disk, or ${anotherPlace}`];
    case 'ELOOP':
      return [`${path} is a link that leads back to itself`, 'Correct the link.'];
    case 'ENAMETOOLONG':
      return ['its name is too long', 'Choose a shorter one with CARRIER_DATA.'];
    case 'EMFILE':
    case 'ENFILE':
      return ['too many files are open', 'Allow more (ulimit -n), and start again.'];
    case undefined:
    default:
      return undefined;
  }
}

/** The error for a data folder that cannot be used: its location or its content. */
export function toFolderError(dataFolder: string, error: unknown): Error {
  const isExplained = [DataFolderBrokenError, DataFolderInUseError, DataFolderUnusableError].some(
    (kind) => error instanceof kind,
  );
  if (isExplained) return error as Error;
  const reason = explain(systemCode(error), systemPath(error) ?? dataFolder);
  return reason === undefined
    ? new DataFolderBrokenError(dataFolder, describeFailure(error), error)
    : new DataFolderUnusableError(dataFolder, ...reason, error);
}
