import {
  type AlertChannel,
  type AlertPreference,
  alertEvents,
  type getAlertPreferences,
  type getDistributionEmails,
} from '@agent-portal/data/alerts/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCaller } from '../session/caller.ts';
import { findEmails, findPreferences, findSaved, type PreferenceRow } from './queries.ts';
import { weeklyOn } from './delivery/days.ts';
import { findProducer } from './delivery/queries/audience.ts';

const inOrder = (one: PreferenceRow, other: PreferenceRow) =>
  alertEvents.indexOf(one.event) - alertEvents.indexOf(other.event);

function toPreference({ event, byEmail, inPortal, frequency }: PreferenceRow): AlertPreference {
  const channels: AlertChannel[] = [];
  if (byEmail) channels.push('Email');
  if (inPortal) channels.push('Portal');
  return { event, channels, frequency };
}

/** The agent's alert preferences, also for home office that acts for the agent. */
export async function preferencesOf(
  { db }: Deps,
  { producerId }: AgentCaller,
): Promise<OutputOf<typeof getAlertPreferences>> {
  // In this order: a save in between gives its rows an older version, and the server rejects it.
  const saved = await findSaved(db, producerId);
  const rows = await findPreferences(db, producerId);
  return {
    preferences: rows.toSorted(inOrder).map(toPreference),
    lastSaved: saved
      ? { at: saved.savedAt.toISOString(), by: saved.name, byHomeOffice: saved.byHomeOffice }
      : null,
    version: saved?.version ?? 0,
    weeklyOn,
  };
}

/** The addresses that get the agent's alert e-mail. */
export async function emailsOf(
  { db }: Deps,
  { producerId }: AgentCaller,
): Promise<OutputOf<typeof getDistributionEmails>> {
  const found = await findEmails(db, producerId);
  const own = await findProducer(db, producerId);
  return {
    ...(own && { ownEmail: own.email }),
    distributionEmails: found.map(({ emailId, email, testedAt }) => ({
      emailId: String(emailId),
      email,
      testedAt: testedAt?.toISOString() ?? null,
    })),
  };
}
