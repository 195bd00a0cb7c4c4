import { isNear, type LockHolder } from './lockHolder.ts';

/** Another process uses the data folder. Two at the same time would silently lose rows. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(dataFolder: string, holder: LockHolder | null) {
    super(
      `The data folder ${dataFolder} is in use by ${describeHolder(holder)}. Stop that process ` +
        'first, or choose another folder with CARRIER_DATA.',
    );
  }
}

function describeHolder(holder: LockHolder | null): string {
  // A file system without locks answers as if the lock were taken.
  if (holder === null) return 'another process, or on a file system without locks';
  const { pid, host } = holder;
  return isNear(holder)
    ? `process ${pid}`
    : `process ${pid} of another container or machine (its host name is ${host})`;
}

/** The data folder cannot be opened. Nothing in it was changed. */
export class DataFolderBrokenError extends Error {
  override readonly name = 'DataFolderBrokenError';

  constructor(dataFolder: string, why: string, cause?: unknown) {
    super(
      `The data folder ${dataFolder} cannot be opened as a database (${why}). It was left as it ` +
        `is. To keep it and start again, rename it (mv ${dataFolder} ${dataFolder}.kept) and ` +
        'start again; to restore a backup, put the backup in its place.',
      { cause },
    );
  }
}

/** The data folder's location, disk or permissions prevent its use. No data was lost. */
export class DataFolderUnusableError extends Error {
  override readonly name = 'DataFolderUnusableError';

  constructor(dataFolder: string, why: string, whatToDo: string, cause?: unknown) {
    super(`The data folder ${dataFolder} cannot be used: ${why}. Nothing was lost. ${whatToDo}`, {
      cause,
    });
  }
}

/** A query ran longer than the watchdog allows. The query failed, and the database keeps working. */
export class QueryTimeoutError extends Error {
  override readonly name = 'QueryTimeoutError';

  constructor(timeoutMs: number) {
    super(`The query ran longer than ${timeoutMs} ms and was stopped. Ask for less at a time.`);
  }
}

/** The database was silent for longer than any answer may take. Its connection was closed. */
export class SilentDatabaseError extends Error {
  override readonly name = 'SilentDatabaseError';

  constructor(timeoutMs: number) {
    super(`The database did not answer within ${timeoutMs} ms. The connection was given up.`);
  }
}
