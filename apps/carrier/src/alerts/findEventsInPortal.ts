import { type AlertEvent, getAlertPreferences } from '@agent-portal/data/alerts/contract';
import { areFeaturesOn } from '../http/access.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller } from '../session/caller.ts';
import { findPreferences } from './queries.ts';

/**
 * Finds the events that the Notifications panel shows: those that the agent's alerts show in the portal.
 * An event without a preference is off, as the alerts page says (decisions, 10).
 */
export async function findEventsInPortal(
  { db, isFeatureOn }: Deps,
  { producerId }: AgentCaller,
): Promise<ReadonlySet<AlertEvent>> {
  if (!(await areFeaturesOn(getAlertPreferences.access, isFeatureOn))) return new Set();
  const preferences = await findPreferences(db, producerId);
  return new Set(preferences.filter(({ inPortal }) => inPortal).map(({ event }) => event));
}
