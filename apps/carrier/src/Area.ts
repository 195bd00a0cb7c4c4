import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from './db/connection.ts';
import type { SeedStep } from './db/seed/SeedStep.ts';
import type { IsFeatureOn } from './http/IsFeatureOn.ts';
import type { Deps } from './http/appEnv.ts';
import type { Route } from './http/route.ts';
import type { Caller } from './session/caller.ts';
import type { measureDisk } from './shared/measureDisk.ts';

/** Lists the messages that an area shows one caller in the Notifications panel. */
export type Notices = (
  deps: Deps,
  caller: Caller,
  isFeatureOn: IsFeatureOn,
) => Promise<readonly TemporaryMessage[]>;

/** What the routes of an area may need before the first call. */
export interface AreaNeeds {
  readonly config: Config;
  readonly log: Logger;
  readonly pool: OpenDatabase['pool'];
  readonly isFeatureOn: IsFeatureOn;
  /** The disk of the documents. Tests replace it. */
  readonly measureDisk?: typeof measureDisk | undefined;
  /** The notices of all areas. */
  readonly notices: readonly Notices[];
}

/** What one area adds to the carrier. `areas.ts` lists the areas. */
export interface Area {
  readonly routes?: readonly Route[] | ((needs: AreaNeeds) => readonly Route[]);
  /** What the area adds to a new database. */
  readonly seedSteps?: readonly SeedStep[];
  readonly notices?: {
    /** What the panel's filter calls them; without it, each message has its own kind. */
    readonly kind?: string;
    readonly list: Notices;
  };
}
