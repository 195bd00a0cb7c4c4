import type { ApplicationConfig } from '@agent-portal/data/config/contract';

type Section = Readonly<Record<string, unknown>>;

export interface MonitoringSettings {
  readonly init: Section;
  readonly info: Section & { readonly licenseKey: string; readonly applicationID: string };
  readonly loader_config: Section;
}

const hours = 3_600_000;
const minutes = 60_000;

/**
 * The defaults of [S9] in the monitoring tool's units: milliseconds, seconds for the harvest, percent.
 * Queries contain names of insureds and claimants, so no report includes them.
 */
const defaults: Section = {
  session: { expiresMs: 4 * hours, inactiveMs: 30 * minutes },
  harvest: { interval: 10 },
  session_replay: { sampling_rate: 10 },
  obfuscate: [{ regex: String.raw`\?[^\s#"]*`, replacement: '' }],
};

const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws SyntaxError if the text is not a JSON object */
function readSection(text: string, name: string): Section {
  if (text === '') return {};
  const value: unknown = JSON.parse(text);
  if (isSection(value)) return value;
  throw new SyntaxError(`${name} of the application config is not a JSON object.`);
}

/** The given settings merged into the defaults, part by part. */
function withDefaults(given: Section): Section {
  const parts = Object.entries(defaults).map(([name, part]) => {
    const own = given[name];
    return [name, isSection(part) && isSection(own) ? { ...part, ...own } : (own ?? part)];
  });
  return { ...given, ...Object.fromEntries(parts) };
}

/**
 * The settings of the monitoring tool, or undefined if its IDs are not configured (decisions, 5).
 * @throws SyntaxError if a part of the config is not a JSON object
 */
export function monitoringSettings(config: ApplicationConfig): MonitoringSettings | undefined {
  const info = readSection(config.info, 'info');
  const { licenseKey, applicationID } = info;
  if (typeof licenseKey !== 'string' || typeof applicationID !== 'string') return undefined;
  if (licenseKey === '' || applicationID === '') return undefined;
  return {
    info: { ...info, licenseKey, applicationID },
    init: withDefaults(readSection(config.init, 'init')),
    loader_config: readSection(config.loader_config, 'loader_config'),
  };
}
