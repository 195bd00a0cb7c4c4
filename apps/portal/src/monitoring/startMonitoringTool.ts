import { BrowserAgent } from '@newrelic/browser-agent/loaders/browser-agent';
import type { MonitoringSettings } from './monitoringSettings.ts';

/** Starts the New Relic agent, which monitors this document until it closes. */
export const startMonitoringTool = (settings: MonitoringSettings) => new BrowserAgent(settings);
