import { ownPostgres } from './databases.ts';
import { seededFolder } from './dataFolders.ts';
import { isMiddleTier } from '../tiers.ts';

/** A database that a carrier can stand on, and the settings for it. */
export interface Engine {
  readonly name: string;
  /** A folder of its own each time, or the one database of the test file. */
  readonly settings: () => Promise<Readonly<Record<string, string>>>;
}

const postgres = isMiddleTier ? undefined : await ownPostgres();

/** Both engines, or the embedded one alone in `npm test` and where PostgreSQL is not installed. */
export const engines: readonly Engine[] = [
  { name: 'PGlite', settings: async () => ({ CARRIER_DATA: await seededFolder() }) },
  ...(postgres
    ? [
        {
          name: 'PostgreSQL',
          settings: () => Promise.resolve({ DATABASE_URL: postgres.url, CARRIER_DEMO: '1' }),
        },
      ]
    : []),
];
