import type { Outcome } from '@agent-portal/data/selection/contract';
import { type Attempt, conflict, notFound } from '../http/answers/problems.ts';
import { aboutRequirement, missingText } from '../work/follow-ups/about.ts';
import { readPolicies } from '../work/readPolicies.ts';
import { readRequirements } from '../work/readRequirements.ts';
import type { Read } from '../work/workCall.ts';
import { inParts } from '../work/inParts.ts';

type Row = Pick<Outcome, 'policyNumber' | 'requirementId'>;

/**
 * Reads the requirements of selected rows with one call for 100 of them. If a row names no requirement, the open one
 * that is due first is used.
 */
export async function readSelectedRequirements(read: Read, rows: readonly Row[], attempt: Attempt) {
  const policyNumbers = rows.flatMap((row) => (row.requirementId === null ? row.policyNumber : []));
  const keys = rows.flatMap(({ requirementId }) => requirementId ?? []);
  const policies = await readPolicies(read, policyNumbers);
  const parts = await Promise.all(inParts(keys, 100).map((part) => readRequirements(read, part)));
  const findNamed = (key: string) => parts.flatMap((part) => part.get(key) ?? []).at(0);

  /** @throws {Problem} 404 for a policy outside of the book; 409 for one without an open requirement */
  function firstOf(policyNumber: string) {
    const policy = policies.get(policyNumber);
    if (!policy) throw notFound(`There is no policy ${policyNumber} in your book.`, attempt);
    if (!('requirements' in policy))
      throw conflict('This policy is no longer pending: nothing is left to follow up.');
    const [first] = policy.requirements
      .filter(({ met }) => met !== 'Met')
      .toSorted(
        (a, b) =>
          a.dueDate.localeCompare(b.dueDate) || a.requirementId.localeCompare(b.requirementId),
      );
    if (!first) throw conflict('It has no open requirement: nothing is left to follow up.');
    return first;
  }

  return {
    keyOf: ({ policyNumber, requirementId }: Row) =>
      requirementId ?? firstOf(policyNumber).requirementId,

    /** @throws {Problem} 404 for a requirement outside of the book; 409 for one that is met */
    aboutOf({ policyNumber, requirementId }: Row) {
      const found =
        requirementId === null
          ? { ...firstOf(policyNumber), policyNumber }
          : findNamed(requirementId);
      if (found) return aboutRequirement(found);
      const item = { subject: 'requirement', itemKey: requirementId ?? '' } as const;
      throw notFound(missingText(item), attempt);
    },
  };
}
