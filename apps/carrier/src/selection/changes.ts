import { createHash } from 'node:crypto';
import type { InputOf } from '@agent-portal/data/endpoint';
import type {
  requestContacts,
  setFollowUps,
  watchPolicies,
  Outcome,
} from '@agent-portal/data/selection/contract';
import { formatDate } from '@agent-portal/format';
import { findPeople } from '../work/queries/findPeople.ts';
import type { CarrierDeps, Deps } from '../http/appEnv.ts';
import { conflict, Problem } from '../http/answers/problems.ts';
import { giveFollowUp, refuseLongNote, successorOf } from '../work/follow-ups/giveFollowUp.ts';
import { findStored } from '../work/follow-ups/queries.ts';
import { toItemKey, keepFollowUp, refuseDate } from '../work/follow-ups/rules.ts';
import { createRead } from '../work/workCall.ts';
import { performAction } from '../policies/actions/rules.ts';
import { makeChange } from '../audit/makeChange.ts';
import type { AgentCall } from '../http/agentCall.ts';
import { beginWatch } from '../watches/rules.ts';
import { auditAttempt } from '../http/auditAttempt.ts';
import { readSelectedRequirements } from './readSelectedRequirements.ts';

/** Values in their order, each once. */
const once = <Value>(values: readonly Value[]) => [...new Set(values)];

const wholePolicy = (policyNumber: string) => ({ policyNumber, requirementId: null });

/** The same key for the same policy of the same submission, in the form of a UUID. */
function keyOf(idempotencyKey: string, policyNumber: string): string {
  const text = `${idempotencyKey.toLowerCase()} ${policyNumber.toLowerCase()}`;
  const hash = createHash('sha256').update(text).digest('hex');
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hash.slice(from, to))
    .join('-');
}

type Item = Pick<Outcome, 'policyNumber' | 'requirementId'>;

/** Refusals of one policy. Any other failure is one of the whole call, which the caller can repeat. */
const refusals = new Set([400, 403, 404, 409]);

/** Parts of a sentence, such as 'must be today or later', become one. */
const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const reasonOf = ({ errors, message }: Problem): string =>
  errors ? errors.map((one) => asSentence(one.message)).join(' ') : message;

/**
 * Changes one policy after the other, each in its own transaction, and answers for each whether it is done. A
 * refusal of one is recorded in the audit log as that of a single change, and does not stop the others.
 */
async function changeEach<One extends Item>(
  { db, now }: Deps,
  { caller, requestId }: AgentCall,
  items: readonly One[],
  change: (item: One) => Promise<unknown>,
): Promise<{ outcomes: Outcome[] }> {
  const outcomes: Outcome[] = [];
  for (const item of items) {
    const { policyNumber, requirementId } = item;
    const about = { policyNumber, requirementId };
    try {
      await change(item);
      outcomes.push({ ...about, isDone: true, reason: null });
    } catch (error) {
      if (!(error instanceof Problem) || !refusals.has(error.status)) throw error;
      const { attempt } = error;
      if (attempt) await auditAttempt(db, caller, attempt, { at: now(), requestId });
      outcomes.push({ ...about, isDone: false, reason: reasonOf(error) });
    }
  }
  return { outcomes };
}

/** Asks the carrier to contact the clients of some policies, once for each policy. */
export const requestEachContact = (
  deps: Deps,
  call: AgentCall,
  { policyNumbers, idempotencyKey, ...asked }: InputOf<typeof requestContacts>['body'],
) =>
  changeEach(deps, call, once(policyNumbers).map(wholePolicy), ({ policyNumber }) =>
    performAction(deps, call, {
      ...asked,
      policyNumber,
      action: 'RequestContact',
      idempotencyKey: keyOf(idempotencyKey, policyNumber),
    }),
  );

/**
 * Sets a follow-up with the same date and note on some requirements, for the caller or a person of its agency. A
 * follow-up that has them already stays as it is, so that a repeated call changes nothing.
 *
 * @throws {Problem} 400 for a date that has passed or is too far ahead, and for a person or a note of the person
 *   that a single follow-up could not be assigned with
 */
export async function setEachFollowUp(
  deps: CarrierDeps,
  call: AgentCall,
  { rows, followUpDate, note, personId }: InputOf<typeof setFollowUps>['body'],
) {
  refuseDate(followUpDate, deps.today);
  if (personId !== undefined)
    return giveEachFollowUp(deps, call, { rows, followUpDate, note, personId });
  const selected = await readSelectedRequirements(
    createRead(deps, call),
    rows,
    'follow-up refused',
  );
  const { userId, producerId } = call.caller;
  return changeEach(deps, call, rows, async (row) => {
    const item = { subject: 'requirement', key: selected.keyOf(row) } as const;
    const stored = await findStored(deps.db, { userId, producerId, ...toItemKey(item) });
    if (stored?.deletedAt === null && stored.doneOn === null) {
      if (stored.followUpOn === followUpDate && stored.note === note) return;
      throw conflict(
        `You have a follow-up on it for ${formatDate(stored.followUpOn)} already. It stays as it is.`,
      );
    }
    const about = selected.aboutOf(row);
    await keepFollowUp(deps, call, { ...item, followUpDate, note, version: null }, about);
  });
}

async function giveEachFollowUp(
  deps: CarrierDeps,
  call: AgentCall,
  { rows, personId, ...followUp }: InputOf<typeof setFollowUps>['body'] & { personId: number },
) {
  const { caller } = call;
  const people = await findPeople(deps.db, caller.agentIds, deps.today);
  const others = people.filter(({ userId }) => userId !== caller.userId);
  successorOf(others, caller, personId, { subject: 'requirement' });
  refuseLongNote(followUp.note);
  const attempt = 'follow-up assignment refused';
  const selected = await readSelectedRequirements(createRead(deps, call), rows, attempt);
  return changeEach(deps, call, rows, async (row) => {
    const item = { subject: 'requirement', key: selected.keyOf(row) } as const;
    const about = selected.aboutOf(row);
    await giveFollowUp(deps, call, { ...followUp, ...item, personId }, about);
  });
}

/** Watches some policies. A single watch is not in the audit log; many at once are, as one entry. */
export async function watchEach(
  deps: Deps,
  call: AgentCall,
  { policyNumbers }: InputOf<typeof watchPolicies>['body'],
) {
  const answer = await changeEach(
    deps,
    call,
    once(policyNumbers).map(wholePolicy),
    ({ policyNumber }) => beginWatch(deps, call.caller, policyNumber),
  );
  const done = answer.outcomes.filter(({ isDone }) => isDone).length;
  const log = [
    { action: 'policies watched', detail: `${done} of ${answer.outcomes.length}` },
  ] as const;
  await makeChange(deps, call, async () => ({ log }));
  return answer;
}
