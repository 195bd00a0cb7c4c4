import type { Outcome } from '@agent-portal/data/selection/contract';
import type { Deps } from '../http/appEnv.ts';
import { Problem } from '../http/answers/problems.ts';
import type { Changer } from '../http/auditChange.ts';
import { auditAttempt } from '../http/auditAttempt.ts';

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
export async function changeEach<One extends Item>(
  { db, now }: Deps,
  { caller, requestId }: Changer,
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
