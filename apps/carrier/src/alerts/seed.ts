import type { AlertEvent } from '@agent-portal/data/alerts/contract';
import type { Database } from '../db/connection.ts';
import { addDays } from '../db/dates.ts';
import type { AfterBookStep } from '../db/seed/SeedStep.ts';
import { demoOwner } from '../sign-in/seed.ts';
import type { PreferenceRow } from './queries.ts';
import { alertPreferences, alertSettings, distributionEmails } from './tables.ts';

/** Days before the business date on which they were saved. */
const savedBefore = 30;

/** E-mail reports events from this many days before the business date. */
const emailedBefore = 7;

type Wanted = Omit<PreferenceRow, 'producerId' | 'event' | 'emailedFrom'>;

const both = { byEmail: true, inPortal: true } as const;
const portal = { byEmail: false, inPortal: true } as const;

/** A preference of each frequency and channel; one event, 'Commission posted', is off. */
const wanted: Readonly<Partial<Record<AlertEvent, Wanted>>> = {
  RequirementAdded: { ...portal, frequency: 'AtOnce' },
  RequirementOverdue: { ...both, frequency: 'AtOnce' },
  PolicyIssued: { ...both, frequency: 'Weekly' },
  PolicyLapsed: { ...both, frequency: 'Daily' },
  ClaimUpdate: { ...portal, frequency: 'Daily' },
};

const emails = ['office@whitfield.example', 'assistant@whitfield.example'] as const;

/** Gives the demonstration account that is an agent preferences, and addresses for its e-mail. */
async function seedAlerts(db: Database, today: string): Promise<void> {
  const owner = await demoOwner(db);
  if (owner === undefined) return;
  const { producerId, userId } = owner;
  const savedAt = new Date(addDays(today, -savedBefore));
  // Preferences that were saved stay.
  const [isFirst] = await db
    .insert(alertSettings)
    .values({ producerId, version: 1, savedAt, savedBy: userId })
    .onConflictDoNothing()
    .returning();
  if (!isFirst) return;
  const emailedFrom = addDays(today, -emailedBefore);
  for (const [event, preference] of Object.entries(wanted))
    await db
      .insert(alertPreferences)
      .values({ producerId, event: event as AlertEvent, emailedFrom, ...preference });
  for (const email of emails)
    await db
      .insert(distributionEmails)
      .values({ producerId, email, addedAt: savedAt, addedBy: userId })
      .onConflictDoNothing();
}

export const alertsStep: AfterBookStep = {
  name: 'alerts',
  run: (tx, { today }) => seedAlerts(tx, today),
};
