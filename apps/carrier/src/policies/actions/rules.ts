import { randomUUID } from 'node:crypto';
import type {
  getPolicyActions,
  ActionItem,
  takeAction,
} from '@agent-portal/data/policies/actions/contract';
import { fitsPolicy } from '@agent-portal/data/policies/actions/fitsPolicy';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { Deps } from '../../http/appEnv.ts';
import { badRequest, conflict, notFound, Problem } from '../../http/answers/problems.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { makeChange } from '../../audit/makeChange.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import { getPolicyDetails } from '../policy/policyDetails.ts';
import type { BookOwner } from '../../book/scope.ts';
import {
  findActions,
  findSent,
  type FoundAction,
  handToCarrier,
  insertAction,
  insertDocuments,
  countContactRequests,
  lockPolicy,
  findWithdrawal,
  type NewDocument,
} from './queries.ts';
import { carrier } from '@agent-portal/data/carrier';
import type { Database } from '../../db/connection.ts';
import { contactRequests } from '../../limits.ts';

type Asked = InputOf<typeof takeAction>['body'];
type FoundPolicy = Awaited<ReturnType<typeof getPolicyDetails>>;

/** The actions of a policy. @throws {Problem} 404 when it does not exist or belongs to another agent */
export async function listActions(
  deps: Deps,
  caller: BookOwner,
  typed: string,
): Promise<OutputOf<typeof getPolicyActions>> {
  const { policyNumber } = await getPolicyDetails(deps, caller, typed);
  const found = await findActions(deps.db, policyNumber);
  return { items: found.map(toActionItem), answeredAt: deps.now().toISOString() };
}

const { phone } = carrier.helpDesk;
const { perPolicy, days } = contactRequests;

/**
 * Limits the open requests for contact of a policy, over all users. A parallel request waits for the end of
 * the transaction. A repeated submission is not another request.
 *
 * @throws {Problem} 409 that says the limit and what to do
 */
async function refuseContactRequest(
  tx: Database,
  policyNumber: string,
  { userId, key, at }: { readonly userId: number; readonly key: string; readonly at: Date },
): Promise<void> {
  await lockPolicy(tx, policyNumber);
  if (await findSent(tx, userId, key)) return;
  const since = new Date(at.getTime() - days * 86_400_000);
  if ((await countContactRequests(tx, policyNumber, since)) < perPolicy) return;
  throw conflict(
    `${policyNumber} already has ${perPolicy} open requests for contact, the maximum. ` +
      `The home office answers within ${days} days. If it is urgent, call the help desk at ${phone}.`,
  );
}

/** The identity of a submission. */
interface Sent {
  readonly userId: number;
  readonly idempotencyKey: string;
}

/** `MM/DD/YYYY`, in UTC [S9]. */
const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Prevents a second withdrawal of an application. A parallel withdrawal waits for the end of the
 * transaction. A repeated submission is not a second withdrawal.
 *
 * @throws {Problem} 409 that says who withdrew it, and when
 */
async function refuseSecondWithdrawal(
  tx: Database,
  policyNumber: string,
  { userId, idempotencyKey }: Sent,
): Promise<void> {
  await lockPolicy(tx, policyNumber);
  if (await findSent(tx, userId, idempotencyKey)) return;
  const former = await findWithdrawal(tx, policyNumber);
  if (former === undefined) return;
  const { takenBy, takenAt } = former;
  throw conflict(
    `The application of ${policyNumber} was withdrawn already, by ${takenBy} on ${day.format(takenAt)}.`,
  );
}

/**
 * Takes an action for a policy, once for each key. After the agent answers or withdraws, the carrier acts
 * next, so the policy leaves Action Needed [S2]. The action and its entry in the audit log are one
 * transaction, with the same time (docs/audit.md).
 *
 * @throws {Problem} 404 when the policy belongs to another agent; 400 when the requirement belongs to
 *   another policy, or nothing can be withdrawn; 409 when another action has the key, the application
 *   was withdrawn already, or too many requests for contact are open
 */
export async function performAction(
  deps: Deps,
  { caller, requestId }: AgentCall,
  typed: Asked,
  documents: readonly NewDocument[] = [],
  /** Runs in the transaction that saves the documents. */
  onSaved?: (tx: Deps['db']) => Promise<void>,
): Promise<ActionItem> {
  const { db } = deps;
  const policy = await policyToActOn(deps, caller, typed.policyNumber);
  const asked = { ...typed, policyNumber: policy.policyNumber };
  const key = asked.idempotencyKey ?? randomUUID();
  const sent = await findSent(db, caller.userId, key);
  if (sent) return repeated(sent, asked, documents);
  refuseUnfit(asked, policy);
  const { userId, agentId } = caller;
  const isWritten = await makeChange(deps, { caller, requestId }, async (tx, at) => {
    if (asked.action === 'WithdrawApplication')
      await refuseSecondWithdrawal(tx, asked.policyNumber, { userId, idempotencyKey: key });
    if (asked.action === 'RequestContact')
      await refuseContactRequest(tx, asked.policyNumber, { userId, key, at });
    const actionItemId = randomUUID();
    const isNew = await insertAction(tx, {
      actionItemId,
      idempotencyKey: key,
      userId,
      agentId,
      policyNumber: asked.policyNumber,
      requirementId: asked.requirementId ?? null,
      action: asked.action,
      note: asked.note,
      contactEmail: asked.contactEmail ?? null,
      takenAt: at,
    });
    if (isNew) {
      await insertDocuments(tx, actionItemId, documents);
      await onSaved?.(tx);
    }
    if (isNew && isAnswered(asked)) {
      const isWithdrawn = asked.action === 'WithdrawApplication';
      await handToCarrier(tx, asked.policyNumber, isWithdrawn ? undefined : asked.requirementId);
    }
    const detail = `${asked.policyNumber}, ${wordsOf(asked, policy)}`;
    const entry = isNew && ({ action: 'action taken', detail } as const);
    return { log: [entry], answer: isNew };
  });
  const item = await findSent(db, caller.userId, key);
  if (item === undefined) throw new Error('An action that was written is not there.');
  return isWritten ? toActionItem(item) : repeated(item, asked, documents);
}

/**
 * Refuses an action with documents before any file is received.
 * @returns the policy
 * @throws {Problem} as `performAction` does, and 400 for an action that takes no documents
 */
export async function refuseEarly(
  deps: Deps,
  caller: AgentCaller,
  asked: Asked,
): ReturnType<typeof policyToActOn> {
  const policy = await policyToActOn(deps, caller, asked.policyNumber);
  refuseUnfit(asked, policy);
  if (asked.action === 'ProvideInformation') return policy;
  throw badRequest([{ field: 'action', message: 'takes no documents' }]);
}

/** The policy, if the caller may act on it. An attempt on another policy is recorded in the audit log. */
async function policyToActOn(deps: Deps, caller: AgentCaller, policyNumber: string) {
  try {
    return await getPolicyDetails(deps, caller, policyNumber);
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
    throw notFound(error.message, 'action refused');
  }
}

const actionWords = {
  ProvideInformation: 'Provided information',
  ScheduleExam: 'Asked for an exam',
  RequestContact: 'Asked for contact',
  WithdrawApplication: 'Withdrew the application',
} as const;

/** What a user did, for the audit log. */
function wordsOf({ action, requirementId }: Asked, { requirements }: FoundPolicy): string {
  const answered = requirements.find((one) => one.requirementId === requirementId);
  return [actionWords[action], answered?.requirement].filter(Boolean).join(': ');
}

/** A request for a call leaves the agent's part open. */
function isAnswered({ action, requirementId }: Asked): boolean {
  if (action === 'WithdrawApplication') return true;
  return action !== 'RequestContact' && requirementId !== undefined;
}

function refuseUnfit({ action, requirementId }: Asked, policy: FoundPolicy): void {
  if (
    requirementId !== undefined &&
    !policy.requirements.some((requirement) => requirement.requirementId === requirementId)
  ) {
    throw badRequest([{ field: 'requirementId', message: 'is not a requirement of this policy' }]);
  }
  const { policyStatus } = policy;
  if (!fitsPolicy(action, policyStatus)) {
    const message = `does not fit a policy that is ${policyStatus.toLowerCase()}`;
    throw badRequest([{ field: 'action', message }]);
  }
}

/** A repeated submission gets the answer of the first one. */
function repeated(item: FoundAction, asked: Asked, documents: readonly NewDocument[]): ActionItem {
  const isSame =
    hasSameDocuments(item, documents) &&
    item.policyNumber === asked.policyNumber &&
    item.requirementId === (asked.requirementId ?? null) &&
    item.action === asked.action &&
    item.note === asked.note &&
    item.contactEmail === (asked.contactEmail ?? null);
  if (isSame) return toActionItem(item);
  throw conflict('This was sent before with other content. Send it again as a new action.');
}

const hasSameDocuments = (item: FoundAction, documents: readonly NewDocument[]): boolean =>
  item.documents.length === documents.length &&
  documents.every(({ sha256 }, at) => sha256 === item.documents[at]?.sha256);

const toUploaded = ({ documentId, name, mediaType, size }: NewDocument) => ({
  documentId,
  name,
  mediaType,
  size,
});

/** An action as in the contract. */
export function toActionItem({ takenAt, documents, ...item }: FoundAction): ActionItem {
  return {
    ...item,
    date: takenAt.toISOString(),
    ...(documents.length > 0 && { documents: documents.map(toUploaded) }),
  };
}
