import { getCases } from '@agent-portal/data/cases/contract';
import type { Known } from './examples.ts';

/**
 * A case on the book of the session's agent, where it may see one.
 * @param ask asks for JSON; undefined where the caller is refused
 */
export async function knownCases(
  ask: (path: string) => Promise<unknown>,
): Promise<Pick<Known, 'envelopeId'>> {
  const page = (await ask(getCases.path)) as { cases: { envelopeId: string }[] } | undefined;
  return { envelopeId: page?.cases[0]?.envelopeId };
}
