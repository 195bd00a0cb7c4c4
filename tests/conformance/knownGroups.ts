import { getGroupSummary } from '@agent-portal/data/groups/contract';
import type { Known } from './examples.ts';
import type { Ask } from './knownCommissions.ts';

/** A group of the hierarchy of the session's agent, where it has one and may see it. */
export async function knownGroups(ask: Ask): Promise<Pick<Known, 'groupNumber'>> {
  const page = (await ask(getGroupSummary.path)) as
    | { groups: { groupNumber: string }[] }
    | undefined;
  return { groupNumber: page?.groups[0]?.groupNumber };
}
