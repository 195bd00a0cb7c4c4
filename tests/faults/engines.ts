import { ownPostgres } from './databases.ts';
import { seededFolder } from './dataFolders.ts';
import { isMiddleTier } from '../tiers.ts';

/** A database engine for a carrier, and its settings. */
export interface Engine {
  readonly name: string;
  /** A new folder each time, or the one database of the test file. */
  readonly settings: () => Promise<Readonly<Record<string, string>>>;
}

const postgres = isMiddleTier ? undefined : await ownPostgres();

/** Both engines. Only the embedded one in `npm test` or without PostgreSQL. */
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
