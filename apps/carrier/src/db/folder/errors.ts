import { describeFailure } from '../../shared/describeFailure.ts';

/** Another process uses the data folder. Two at the same time would silently lose rows. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  /** @param owner The process that has the folder, for the message. */
  constructor(dataFolder: string, owner: string) {
    super(
      `The data folder ${dataFolder} is in use by ${owner}. Stop that process first, or choose ` +
        'another folder with CARRIER_DATA.',
    );
  }
}

/** Where a folder is moved to. The time makes the name unique. */
const nameAside = (dataFolder: string): string =>
  `${dataFolder}.kept-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;

/** The data folder does not open, because of its content, its path, its disk or its permissions. */
export class DataFolderBrokenError extends Error {
  override readonly name = 'DataFolderBrokenError';

  constructor(dataFolder: string, cause: unknown) {
    super(
      `The data folder ${dataFolder} does not open (${describeFailure(cause)}). Fix this and start ` +
        'again, or move the folder aside and start with a new one: ' +
        `mv "${dataFolder}" "${nameAside(dataFolder)}" && npm start`,
      { cause },
    );
  }
}
