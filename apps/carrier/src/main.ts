import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sendAlerts } from './alerts/delivery/sendAlerts.ts';
import { startSending } from './alerts/delivery/startSending.ts';
import { type Config, readConfig, SettingError } from './config/config.ts';
import { createFeatures } from './features/queries.ts';
import { DataFolderBrokenError, DataFolderInUseError, openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { seedSteps } from './areas.ts';
import { claimFolder } from './policies/uploads/claimFolder.ts';
import { documentsFolder } from './policies/uploads/createFileStore.ts';
import { sendViewDigests } from './saved-views/digests/sendViewDigests.ts';
import { handOverEnded } from './sub-accounts/handOver.ts';
import { seed, SeedMismatchError } from './seed/seed.ts';
import { explainFailure } from './shared/describeFailure.ts';
import { type Listening, listen, refuseTakenPort } from './listen.ts';
import { createPortalServer, createServer } from './server.ts';
import { PortalMissingError, readPortalFiles } from './static/portalFiles.ts';
import { warnOfMissing } from './warnOfMissing.ts';
import { type Logger, pino } from 'pino';

/** The log: JSON lines on standard error. On a terminal, only warnings and errors show. */
function createLog(): Logger {
  return pino(
    {
      level: process.stderr.isTTY ? 'warn' : 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // An error that did not pass through logError shows only its type.
      serializers: { err: (error: unknown) => ({ type: error?.constructor.name }) },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}

const portalFolder = fileURLToPath(new URL('../../portal/dist/', import.meta.url));

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Failures whose message already says what to do. */
const explained = [
  SettingError,
  PortalMissingError,
  DataFolderInUseError,
  DataFolderBrokenError,
  SeedMismatchError,
] as const;

/** The running server, and how to stop it. */
interface Running {
  readonly listening: Listening;
  readonly close: () => Promise<void>;
}

async function startPortal(config: Config, carrierOrigin: string): Promise<Running> {
  const portal = await readPortalFiles(portalFolder);
  const app = createPortalServer({ config, log: createLog(), portal, carrierOrigin });
  return { listening: await listen(app, config), close: async () => {} };
}

/** The carrier also runs without the portal's build. During development, Vite serves the portal. */
async function readPortalOrSay() {
  try {
    return await readPortalFiles(portalFolder);
  } catch (error) {
    if (!(error instanceof PortalMissingError)) throw error;
    say(error.message);
    return undefined;
  }
}

/** @throws SettingError with PostgreSQL's message, but not the URL, which may contain a password */
async function openConfigured({ databaseUrl, dataFolder }: Config) {
  if (!databaseUrl) return openDatabase({ dataFolder });
  try {
    return await openDatabase({ databaseUrl });
  } catch (error) {
    // A refusal by each address of a host has no message, only a code.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new SettingError(
      `DATABASE_URL names a PostgreSQL that cannot be used (${message || code}). Start it, or correct the address, user, password or database in DATABASE_URL.`,
      { cause: error },
    );
  }
}

async function startCarrier(config: Config): Promise<Running> {
  const { size, today } = config;
  const portal = await readPortalOrSay();
  const database = await openConfigured(config);
  try {
    // After the folder's lock, so that a second start with the same settings names the first's pid.
    await refuseTakenPort(config);
    await migrate(database.db);
    await seed(database.db, { size, seed: config.seed, today }, seedSteps, say);
    const log = createLog();
    const { db } = database;
    await claimFolder(documentsFolder(config.dataFolder), { db, now: new Date(), log });
    warnOfMissing(config, log);
    const app = createServer({ ...database, config, log, today, portal });
    const listening = await listen(app, config);
    const stopSending = startSending(
      {
        db,
        today,
        now: () => new Date(),
        isFeatureOn: createFeatures(database.db, config.features),
        isDemo: config.isDemo,
        origin: config.portalOrigin ?? `http://localhost:${listening.port}`,
        log,
      },
      config.alertsEvery,
      [sendAlerts, sendViewDigests, handOverEnded],
    );
    return { listening, close: () => stopSending().then(() => database.close()) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Milliseconds until the process ends, even if something hangs (reliability, 12). */
const longestEnd = 9_500;

/** Ends cleanly on the first signal: answers first, then the database. */
function endOnSignals({ listening, close }: Running): void {
  const end = async () => {
    const ended = listening.stop().then(close);
    await Promise.race([ended, setTimeout(longestEnd)]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
}

function explain(error: unknown): string {
  if (explained.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const { port } = error as Error & { port?: number };
    return `Port ${port} is taken. Stop what listens there, or choose another with PORT.`;
  }
  return explainFailure(error);
}

try {
  const config = readConfig(process.env);
  const running = await (config.carrierOrigin
    ? startPortal(config, config.carrierOrigin)
    : startCarrier(config));
  endOnSignals(running);
  say(`The agent portal is ready: http://localhost:${running.listening.port}`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
