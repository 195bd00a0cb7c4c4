import { BlockList, isIP } from 'node:net';
import type { ApplicationConfig } from '@agent-portal/data/config/contract';
import * as z from 'zod/mini';
import { featureSettings, type SetFeatures } from './featureSettings.ts';
import { readTools, toolSettings, type Tools } from './toolSettings.ts';
import { monitoringSettings, readMonitoring } from './monitoringSettings.ts';
import { documentLimits, limits } from '../limits.ts';

const text = z.string().check(z.minLength(1, 'must not be empty'));

const url = (protocols: RegExp, example: string) =>
  z
    .string()
    .check(
      z.refine((value) => URL.canParse(value) && protocols.test(value), `must be like ${example}`),
    );

const flag = z.enum(['0', '1'], 'must be 0 or 1');

const megabyte = 1_000_000;
const toBytes = (megabytes: string) => Number(megabytes) * megabyte;

const count = z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be 1 to 999999'));

/** 32 bytes in base64, or several with commas between. */
const keys = z
  .string()
  .check(
    z.refine(
      (value) => toKeys(value).every(({ length }) => length === 32),
      'must be 32 bytes in base64, or several such with commas between',
    ),
  );

/** The settings, each an environment variable (decisions, 8). */
const settings = z.object({
  PORT: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
          'must be 0 to 65535',
        ),
      ),
    '4173',
  ),
  HOST: z._default(text, '127.0.0.1'),
  MAX_CONNECTIONS: z._default(count, '2000'),
  CONNECTIONS_PER_ADDRESS: z._default(count, '256'),
  CARRIER_DATA: z._default(text, '.data'),
  CARRIER_SIZE: z._default(
    z.enum(['small', 'medium', 'large'], 'must be small, medium or large'),
    'small',
  ),
  CARRIER_SEED: z._default(text, 'northfield'),
  CARRIER_TODAY: z._default(z.iso.date('must be a date like 2026-11-18'), '2026-11-18'),
  CARRIER_DEMO: z.optional(flag),
  CARRIER_FEATURES: featureSettings,
  CARRIER_ASKS_REASON: z._default(flag, '0'),
  CARRIER_ORIGIN: z.optional(url(/^https?:\/\//, 'https://services.example.com')),
  PORTAL_ORIGIN: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) =>
            URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value,
          'must be like https://portal.example.com',
        ),
      ),
  ),
  SECOND_STEP_KEY: z.optional(keys),
  DATABASE_URL: z.optional(url(/^postgres(ql)?:\/\//, 'postgresql://user@host:5432/name')),
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value.split(',').every(isNetwork),
          'must be addresses or networks with commas between, like 10.0.0.0/8,127.0.0.1',
        ),
      ),
  ),
  ALERTS_EVERY: z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be 0 to 99999')), '60'),
  DOCUMENTS_PER_DAY: z._default(count, String(documentLimits.perDay / megabyte)),
  DOCUMENTS_PER_POLICY: z._default(count, String(documentLimits.perPolicy / megabyte)),
  DOCUMENTS_RESERVE: z.optional(count),
  EXPORTS_PER_MINUTE: z._default(count, String(limits.exports.perMinute)),
  READS_PER_MINUTE: z._default(count, String(limits.calls.perMinute)),
  ...toolSettings,
  ...monitoringSettings,
  NODE_ENV: z.optional(z.string()),
});

export interface Config {
  readonly port: number;
  /** The address that it listens on. */
  readonly host: string;
  /** Connections that are open at once. */
  readonly maxConnections: number;
  /** Connections from one address. Trusted proxies have no limit. */
  readonly connectionsPerAddress: number;
  readonly dataFolder: string;
  readonly size: 'small' | 'medium' | 'large';
  readonly seed: string;
  /** The business date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly databaseUrl: string | undefined;
  /** The carrier whose services the portal uses. Without it, the embedded one. */
  readonly carrierOrigin: string | undefined;
  /** Whether the demonstration accounts exist and the login page lists them. */
  readonly isDemo: boolean;
  /** Features that are on or off, overriding the database. */
  readonly features: SetFeatures;
  /** Whether home office has to say why before it acts for an agent. */
  readonly asksReason: boolean;
  readonly trustedProxies: BlockList;
  /** Seconds between two checks for due alerts. 0: this process sends none. */
  readonly alertsEvery: number;
  /** Bytes of documents that a user may send in 24 hours, and that a policy may have. */
  readonly documentsPerDay: number;
  readonly documentsPerPolicy: number;
  /** Bytes that documents leave free on their disk, if it is set. */
  readonly documentsReserve: number | undefined;
  readonly exportsPerMinute: number;
  /** Reads that a user may make in a minute, in each process. */
  readonly readsPerMinute: number;
  readonly checkAnswers: boolean;
  /** The origin of the portal, for links in e-mail and for passkeys: `https://portal.example.com`. */
  readonly portalOrigin: string | undefined;
  /** The keys for secrets of authenticator apps: the first encrypts, each decrypts. */
  readonly secondStepKeys: readonly Buffer[];
  /** The portal's settings for monitoring, tags and the launchers' tools [S3]. */
  readonly application: ApplicationConfig;
  readonly lifePortraits: Tools['lifePortraits'];
}

/** A setting that cannot be used. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** A database URL may contain a password, and a key is a secret. Messages repeat neither. */
const isSecret = (name: string) => name === 'DATABASE_URL' || name === 'SECOND_STEP_KEY';

function toKeys(text: string | undefined): readonly Buffer[] {
  return text?.split(',').map((key) => Buffer.from(key.trim(), 'base64')) ?? [];
}

function isNetwork(value: string): boolean {
  const [address = '', prefix] = value.trim().split('/');
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  return (
    version > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest))
  );
}

function toBlockList(networks: string | undefined): BlockList {
  const list = new BlockList();
  for (const network of networks?.split(',') ?? []) {
    const [address = '', prefix] = network.trim().split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/**
 * Reads the settings from the environment; an empty variable counts as not set.
 * @throws SettingError that names the variable and what it takes
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  // oxlint-disable-next-line no-restricted-properties -- is printed, without its secrets
  const { data, error } = z.safeParse(settings, given);
  if (error) {
    const [issue] = error.issues;
    const name = String(issue?.path[0]);
    const value = isSecret(name) ? '' : `, but it is '${given[name]}'`;
    throw new SettingError(`${name} ${issue?.message}${value}.`);
  }
  const isDemo = (data.CARRIER_DEMO ?? (data.DATABASE_URL ? '0' : '1')) === '1';
  const { launchers, lifePortraits, secureEmail } = readTools(data, isDemo && !data.CARRIER_ORIGIN);
  return {
    port: Number(data.PORT),
    host: data.HOST,
    maxConnections: Number(data.MAX_CONNECTIONS),
    connectionsPerAddress: Number(data.CONNECTIONS_PER_ADDRESS),
    dataFolder: data.CARRIER_DATA,
    size: data.CARRIER_SIZE,
    seed: data.CARRIER_SEED,
    today: data.CARRIER_TODAY,
    databaseUrl: data.DATABASE_URL,
    carrierOrigin: data.CARRIER_ORIGIN,
    isDemo,
    features: data.CARRIER_FEATURES,
    asksReason: data.CARRIER_ASKS_REASON === '1',
    trustedProxies: toBlockList(data.TRUST_PROXY),
    portalOrigin: data.PORTAL_ORIGIN,
    alertsEvery: Number(data.ALERTS_EVERY),
    documentsPerDay: toBytes(data.DOCUMENTS_PER_DAY),
    documentsPerPolicy: toBytes(data.DOCUMENTS_PER_POLICY),
    documentsReserve: data.DOCUMENTS_RESERVE ? toBytes(data.DOCUMENTS_RESERVE) : undefined,
    exportsPerMinute: Number(data.EXPORTS_PER_MINUTE),
    readsPerMinute: Number(data.READS_PER_MINUTE),
    secondStepKeys: toKeys(data.SECOND_STEP_KEY),
    checkAnswers: data.NODE_ENV === 'development' || data.NODE_ENV === 'test',
    application: { ...readMonitoring(data), launchers, ...(secureEmail && { secureEmail }) },
    lifePortraits,
  };
}
