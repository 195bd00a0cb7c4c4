import { type ApplicationConfig, getApplicationConfig } from '@agent-portal/data/config/contract';
import type { Portal } from '../createPortal.ts';
import { loadTags } from './loadTags.ts';
import { monitoringSettings } from './monitoringSettings.ts';

/** The parts of a portal that monitoring needs. */
type MonitoredPortal = Pick<Portal, 'client' | 'optionalCode'>;

/** A failure is only logged [S8]. */
async function attempt(what: string, start: () => void | Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    // oxlint-disable-next-line no-console -- the log that [S8] requires
    console.error(`${what} did not start.`, error);
  }
}

async function startBrowserMonitoring(
  config: ApplicationConfig,
  { optionalCode }: MonitoredPortal,
): Promise<void> {
  const settings = monitoringSettings(config);
  if (!settings) return;
  const { startMonitoringTool } = await optionalCode.load(() => import('./startMonitoringTool.ts'));
  startMonitoringTool(settings);
}

/** Whether a host is for development or tests [S9]: localhost, or a name with `dev` or `test`. */
export function isLowerEnvironment(hostname: string): boolean {
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return true;
  return hostname.split('.').some((label) => /(^|-)(dev|test)(-|$)/.test(label));
}

/**
 * Requests the application config, and starts each tool that has an ID in it. Without IDs, no script loads
 * and no data leaves the browser (decisions, 5).
 */
export async function startMonitoring(portal: MonitoredPortal): Promise<void> {
  await attempt('Monitoring', async () => {
    const config = await portal.client.request(getApplicationConfig, {});
    // The dev tools of [S9]: the config of this environment, for the console.
    if (isLowerEnvironment(globalThis.location.hostname)) {
      Object.assign(globalThis, { portalConfig: config });
    }
    await attempt('The monitoring tool', () => startBrowserMonitoring(config, portal));
    if (config.gtm_id) await attempt('The tag manager', () => loadTags(config.gtm_id));
  });
}
