import type { Access } from '@agent-portal/data/endpoint';
import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from './db/connection.ts';
import type { SeedStep } from './db/seed/SeedStep.ts';
import type { AgentCall } from './http/agentCall.ts';
import type { CarrierDeps } from './http/appEnv.ts';
import type { Route } from './http/route.ts';
import type { measureDisk } from './shared/measureDisk.ts';

/** Lists the messages that an area shows an agent in the Notifications panel. */
export type Notices = (deps: CarrierDeps, call: AgentCall) => Promise<readonly TemporaryMessage[]>;

/** Startup work that the routes of an area need before the first call. */
export interface AreaNeeds {
  readonly config: Config;
  readonly log: Logger;
  readonly pool: OpenDatabase['pool'];
  /** The disk of the documents. Tests replace it. */
  readonly measureDisk?: typeof measureDisk | undefined;
  readonly notices: readonly Notices[];
}

/** What one area adds to the carrier. `areas.ts` lists the areas. */
export interface Area {
  readonly routes?: readonly Route[] | ((needs: AreaNeeds) => readonly Route[]);
  /** The area's rows in a new database. */
  readonly seedSteps?: readonly SeedStep[];
  readonly notices?: {
    /** The kind of its messages in the panel's filter. @default each message has its own */
    readonly kind?: string;
    /** The access to read them. @default the area decides for each message */
    readonly access?: Access;
    readonly list: Notices;
  };
}
