import { type AlertPreference, mostDistributionEmails } from '@agent-portal/data/alerts/contract';
import type { AuditAction } from '../audit/auditActions.ts';
import type { Database } from '../db/connection.ts';
import type { Deps } from '../http/appEnv.ts';
import { changedSince, conflict, notFound } from '../http/answers/problems.ts';
import { sendEmail, type Email } from '../outbox/queries.ts';
import type { AgentCaller } from '../session/caller.ts';
import { makeChange } from '../audit/makeChange.ts';
import type { AgentCall, AgentCallWithOrigin } from '../http/agentCall.ts';
import {
  countEmails,
  dropEmail,
  dropPreferences,
  findPreferences,
  findSaved,
  insertEmail,
  markTested,
  writePreference,
  writeSaved,
} from './queries.ts';
import { carrier } from '@agent-portal/data/carrier';
import { lockProducer } from '../session/queries.ts';

/**
 * Changes the alerts of the agent that the caller acts for. The line in the audit log names no address.
 *
 * @param make returns false when there is nothing to do
 */
const change = (
  deps: Deps,
  changer: AgentCall,
  action: AuditAction,
  make: (tx: Database, at: Date) => Promise<boolean>,
): Promise<void> =>
  makeChange(deps, changer, async (tx, at) => {
    await lockProducer(tx, changer.caller.producerId);
    return { log: [(await make(tx, at)) && { action }] };
  });

/**
 * Returns the next version.
 *
 * @param read the version that the caller saw; undefined when the call names none
 * @throws {Problem} 409 that names who saved since
 */
async function nextVersion(
  tx: Database,
  { userId, producerId }: AgentCaller,
  read: number | undefined,
): Promise<number> {
  const saved = await findSaved(tx, producerId);
  const version = saved?.version ?? 0;
  if (read === undefined || read === version) return version + 1;
  throw changedSince(
    ['These preferences were changed', 'changed these preferences'],
    saved && { isCaller: saved.savedBy === userId, name: saved.name },
  );
}

/**
 * Saves alert preferences. Events that the call does not name stay as they are.
 *
 * @throws {Problem} 409 when another save came first
 */
export async function savePreferences(
  deps: Deps,
  changer: AgentCall,
  {
    preferences,
    version: read,
  }: { preferences: readonly AlertPreference[]; version?: number | undefined },
): Promise<void> {
  const { caller } = changer;
  const { producerId, userId: savedBy } = caller;
  await change(deps, changer, 'alert preferences saved', async (tx, savedAt) => {
    const version = await nextVersion(tx, caller, read);
    for (const { event, channels, frequency } of preferences) {
      const byEmail = channels.includes('Email');
      const inPortal = channels.includes('Portal');
      const emailedFrom = deps.today;
      await writePreference(tx, { producerId, event, byEmail, inPortal, frequency, emailedFrom });
    }
    await writeSaved(tx, { producerId, version, savedAt, savedBy });
    return true;
  });
}

/**
 * Deletes all preferences, if there are any.
 *
 * @throws {Problem} 409 when another save came first
 */
export async function deletePreferences(
  deps: Deps,
  changer: AgentCall,
  read: number | undefined,
): Promise<void> {
  const { caller } = changer;
  const { producerId, userId: savedBy } = caller;
  await change(deps, changer, 'alert preferences deleted', async (tx, savedAt) => {
    if ((await findPreferences(tx, producerId)).length === 0) return false;
    const version = await nextVersion(tx, caller, read);
    await dropPreferences(tx, producerId);
    await writeSaved(tx, { producerId, version, savedAt, savedBy });
    return true;
  });
}

/**
 * Adds an address for alert e-mail.
 *
 * @throws {Problem} 409 when the agent has it already, or has too many addresses
 */
export async function addEmail(deps: Deps, changer: AgentCall, email: string): Promise<void> {
  const { producerId, userId: addedBy } = changer.caller;
  await change(deps, changer, 'distribution e-mail added', async (tx, addedAt) => {
    const isFull = (await countEmails(tx, producerId)) >= mostDistributionEmails;
    const isAdded = await insertEmail(tx, { producerId, email, addedAt, addedBy });
    if (!isAdded) throw conflict(`${email} is a distribution e-mail already.`);
    if (isFull)
      throw conflict(
        `There are ${mostDistributionEmails} distribution e-mails already. Remove one first.`,
      );
    return true;
  });
}

const noSuchEmail = () =>
  notFound('This distribution e-mail no longer exists.', 'alert change refused');

/** Removes an address. @throws {Problem} 404 when it is not the agent's */
export async function removeEmail(deps: Deps, changer: AgentCall, emailId: string): Promise<void> {
  const { caller } = changer;
  await change(deps, changer, 'distribution e-mail removed', async (tx) => {
    if (!(await dropEmail(tx, caller.producerId, emailId))) throw noSuchEmail();
    return true;
  });
}

/** A test message: the agent, the addresses and the time. */
interface Test {
  readonly caller: AgentCaller;
  /** The origin of the portal: `https://portal.example`. */
  readonly origin: string;
  readonly sentTo: string;
  readonly sentAt: Date;
}

/** An e-mail that shows that alerts reach an address. It names no client. */
function testMessage({ caller, origin, sentTo, sentAt }: Test): Email {
  const { agentData, firstName, lastName } = caller;
  const agent = agentData?.name ?? `${firstName} ${lastName}`;
  return {
    sentAt,
    sentTo,
    subject: 'Test message from the agent portal',
    body:
      `This is a test. Alerts of ${agent} reach this address.\n\n` +
      `Change your alerts and where they go at ${origin}/account-settings/alerts. ` +
      `If you do not know ${agent}, contact the help desk.\n\n${carrier.name}`,
  };
}

/**
 * Sends a test message to addresses of the agent.
 *
 * @throws {Problem} 404 when one of them is not the agent's; then nothing is sent
 */
export async function sendTest(
  deps: Deps,
  changer: AgentCallWithOrigin,
  emailIds: readonly string[],
): Promise<void> {
  const { caller, origin } = changer;
  const asked = [...new Set(emailIds)];
  await change(deps, changer, 'test message sent', async (tx, sentAt) => {
    const emails = await markTested(tx, caller.producerId, asked, sentAt);
    if (emails.length < asked.length) throw noSuchEmail();
    for (const sentTo of emails)
      await sendEmail(tx, testMessage({ caller, origin, sentTo, sentAt }));
    return true;
  });
}
