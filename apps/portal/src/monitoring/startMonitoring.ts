import type { Client } from '@agent-portal/data';
import { type ApplicationConfig, getApplicationConfig } from '@agent-portal/data/config/contract';
import { optionalCode } from '../shared/optionalCode.ts';
import { isLowerEnvironment } from './isLowerEnvironment.ts';
import { loadTags } from './loadTags.ts';
import { monitoringSettings } from './monitoringSettings.ts';

/** Whatever fails is only logged [S8]. */
async function attempt(what: string, start: () => void | Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    // oxlint-disable-next-line no-console -- the log that [S8] asks for
    console.error(`${what} did not start.`, error);
  }
}

async function startAgent(config: ApplicationConfig): Promise<void> {
  const settings = monitoringSettings(config);
  if (!settings) return;
  const { startMonitoringAgent } = await optionalCode.load(
    () => import('./startMonitoringAgent.ts'),
  );
  startMonitoringAgent(settings);
}

/**
 * Asks for the application config, and starts what it has ids for: with none, nothing is loaded and
 * nothing leaves the machine (decisions, 5).
 */
export async function startMonitoring(client: Client): Promise<void> {
  await attempt('Monitoring', async () => {
    const config = await client.request(getApplicationConfig, {});
    // The dev tools of [S9]: what this environment is told, at hand in the console.
    if (isLowerEnvironment(globalThis.location.hostname)) {
      Object.assign(globalThis, { portalConfig: config });
    }
    await attempt('The monitoring agent', () => startAgent(config));
    if (config.gtm_id) await attempt('The tag manager', () => loadTags(config.gtm_id));
  });
}
