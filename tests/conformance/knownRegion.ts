import { getActiveContracts } from '@agent-portal/data/profile/contract';
import type { Known } from './examples.ts';
import type { Ask } from './knownCommissions.ts';

/** The region of the first contract of the session's agent. */
export async function knownRegion(ask: Ask): Promise<Pick<Known, 'regionCode'>> {
  const answer = (await ask(getActiveContracts.path)) as
    | { contracts: { regionCode: string }[] }
    | undefined;
  return { regionCode: answer?.contracts[0]?.regionCode };
}
