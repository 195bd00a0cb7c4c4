import { canResend, canVoid } from '@agent-portal/data/cases/canResend';
import type { resendEmail } from '@agent-portal/data/cases/contract';
import type { correctRecipient, voidCase } from '@agent-portal/data/cases/desk/contract';
import type { CaseDetail, HistoryEvent } from '@agent-portal/data/cases/shapes';
import type { InputOf } from '@agent-portal/data/endpoint';
import type { AuditAction } from '../audit/auditActions.ts';
import type { Database } from '../db/connection.ts';
import type { Deps } from '../http/appEnv.ts';
import { changedSince, conflict, notFound } from '../http/answers/problems.ts';
import { sendEmail, type Email } from '../outbox/queries.ts';
import { makeChange } from '../audit/makeChange.ts';
import type { AgentCall } from '../http/agentCall.ts';
import {
  addEntry,
  changeCase,
  findLastChange,
  findHistory,
  findLastEntry,
  type LockedCase,
  lockCase,
} from './queries/history.ts';
import { findJustSent, findOwnCase, getCaseDetail } from './rules.ts';
import { carrier } from '@agent-portal/data/carrier';
import { greetingOf } from '@agent-portal/format';

/** One change of a case, once it is locked. */
interface Change {
  readonly tx: Database;
  readonly case: LockedCase;
  readonly at: Date;
  readonly addHistory: (event: HistoryEvent, note: string | null) => Promise<void>;
}

/**
 * Changes a case of the caller's book, with its entry in the history and its e-mail.
 *
 * @param action its name in the audit log
 * @param make returns false when there is nothing to do
 * @throws {Problem} 404 when the case is not in the caller's book
 */
async function change(
  deps: Deps,
  changer: AgentCall,
  typed: string,
  action: AuditAction,
  make: (one: Change) => Promise<boolean>,
): Promise<void> {
  const { caller } = changer;
  const { envelopeId } = await findOwnCase(deps, caller, typed, 'case change refused');
  await makeChange(deps, changer, async (tx, at) => {
    const locked = await lockCase(tx, envelopeId);
    if (!locked) throw notFound(`There is no case ${envelopeId}.`);
    const addHistory = (event: HistoryEvent, note: string | null) =>
      addEntry(tx, { envelopeId, event, happenedAt: at, userId: caller.userId, note });
    const isMade = await make({ tx, case: locked, at, addHistory });
    const detail = `${locked.policyNumber}, ${envelopeId}`;
    return { log: [isMade && { action, detail }] };
  });
}

/** @throws {Problem} 409 that says who changed the case since the version that the caller saw */
async function refuseStale(
  tx: Database,
  one: LockedCase,
  { version, userId }: { readonly version: number; readonly userId: number },
): Promise<void> {
  if (one.version === version) return;
  const last = await findLastChange(tx, one.envelopeId);
  throw changedSince(
    ['This case was changed', 'changed this case'],
    last && { isCaller: last.userId === userId, name: last.name },
    ` It is ${one.event.toLowerCase()}, and its e-mail goes to ${one.recipientEmail}.`,
  );
}

/** @throws {Problem} 409 that says who just sent the e-mail again */
async function refuseSecond({ tx, case: one, at }: Change): Promise<void> {
  const last = findJustSent(await findHistory(tx, one.envelopeId), at);
  if (!last) return;
  throw conflict(
    `${last.by ?? 'Another user'} sent it to ${one.recipientEmail} less than ten minutes ago.`,
  );
}

/** @throws {Problem} 409 when there is nothing left to sign */
function refuseSigned({ event }: LockedCase): void {
  if (canResend(event)) return;
  throw conflict(`Nothing was sent: the envelope is ${event.toLowerCase()} already.`);
}

const subjects = {
  Application: 'Please sign your application',
  Policy: 'Your policy is ready',
} as const;

const asks = {
  Application: 'Your application for insurance is ready to be signed electronically.',
  Policy: 'Your policy was issued. Please open it and confirm that you have received it.',
} as const;

/** The e-mail that asks a recipient to sign. */
function signingEmail(
  { document, recipient, policyNumber, envelopeId }: LockedCase,
  sentTo: string,
  sentAt: Date,
): Email {
  return {
    sentAt,
    sentTo,
    subject: `${subjects[document]} (${policyNumber})`,
    body:
      `${greetingOf(recipient)}\n\n${asks[document]}\n\n` +
      `Envelope ${envelopeId}, policy ${policyNumber}.\n\n${carrier.name}`,
  };
}

/** Sends the e-mail and records it. A viewed case stays viewed; every other case waits again. */
async function send({ tx, case: one, at, addHistory }: Change, sentTo: string): Promise<void> {
  await sendEmail(tx, signingEmail(one, sentTo, at));
  await addHistory('Resent', `To ${sentTo}`);
  const isViewed = one.event === 'Viewed';
  await changeCase(tx, one, {
    recipientEmail: sentTo,
    ...(!isViewed && { event: 'Sent', eventAt: at }),
  });
}

/** Within this many milliseconds, a second e-mail of the same user counts as a repeated call. */
const sameSending = 10_000;

/**
 * Sends an envelope's e-mail again [S7]. The call is a GET, which a browser or a proxy may repeat when a
 * connection breaks. So an e-mail that the same user just sent is not sent twice.
 *
 * @throws {Problem} 404 when it is not in the caller's book; 409 when there is nothing to sign, after another
 *   change, or, when the caller does not name the version that it saw, after another sending
 */
export async function resend(
  deps: Deps,
  changer: AgentCall,
  { envelopeId, version }: InputOf<typeof resendEmail>['query'],
): Promise<{ sentTo: string }> {
  let sentTo = '';
  await change(deps, changer, envelopeId, 'case e-mail resent', async (one) => {
    sentTo = one.case.recipientEmail;
    const last = await findLastEntry(one.tx, one.case.envelopeId);
    const isSame =
      version !== one.case.version &&
      last?.event === 'Resent' &&
      last.userId === changer.caller.userId;
    if (isSame && one.at.getTime() - last.happenedAt.getTime() < sameSending) return false;
    refuseSigned(one.case);
    if (version === undefined) await refuseSecond(one);
    else await refuseStale(one.tx, one.case, { ...changer.caller, version });
    await send(one, sentTo);
    return true;
  });
  return { sentTo };
}

/**
 * Corrects the signer's address, and sends the e-mail to it.
 *
 * @throws {Problem} 404 when it is not in the caller's book; 409 after another change, or when there is
 *   nothing to sign
 */
export async function correct(
  deps: Deps,
  changer: AgentCall,
  { params: { envelopeId }, body }: InputOf<typeof correctRecipient>,
): Promise<CaseDetail> {
  await change(deps, changer, envelopeId, 'case address corrected', async (one) => {
    await refuseStale(one.tx, one.case, { ...changer.caller, version: body.version });
    refuseSigned(one.case);
    const { recipientEmail: former } = one.case;
    if (former !== body.recipientEmail)
      await one.addHistory('Address Changed', `From ${former} to ${body.recipientEmail}`);
    await send(one, body.recipientEmail);
    return true;
  });
  return getCaseDetail(deps, changer.caller, envelopeId);
}

/**
 * Voids an envelope with a reason.
 *
 * @throws {Problem} 404 when it is not in the caller's book; 409 after another change, or when it is
 *   completed or void already
 */
export async function voidEnvelope(
  deps: Deps,
  changer: AgentCall,
  { params: { envelopeId }, body }: InputOf<typeof voidCase>,
): Promise<CaseDetail> {
  await change(
    deps,
    changer,
    envelopeId,
    'case voided',
    async ({ tx, case: one, at, addHistory }) => {
      await refuseStale(tx, one, { ...changer.caller, version: body.version });
      if (!canVoid(one.event))
        throw conflict(`The envelope cannot be voided: it is ${one.event.toLowerCase()} already.`);
      await addHistory('Voided', body.reason);
      await changeCase(tx, one, { event: 'Voided', eventAt: at });
      return true;
    },
  );
  return getCaseDetail(deps, changer.caller, envelopeId);
}
