import {
  getAgentStatementOptions,
  getCommissionDetails,
} from '@agent-portal/data/commissions/contract';
import type { Known } from './examples.ts';

/** Asks for JSON; undefined where the caller is refused. */
export type Ask = (path: string) => Promise<unknown>;

/** A line of commission and a statement that the session's agent has, where it may see them. */
export async function knownCommissions(
  ask: Ask,
): Promise<Pick<Known, 'lineId' | 'cycleDate' | 'agentStatementType'>> {
  const lines = (await ask(getCommissionDetails.path)) as
    | { policyDetails: { lineId?: number }[] }
    | undefined;
  const options = (await ask(getAgentStatementOptions.path)) as
    | { agentStatementTypes: string[]; cycleDates: string[] }
    | undefined;
  return {
    lineId: lines?.policyDetails[0]?.lineId,
    cycleDate: options?.cycleDates[0],
    agentStatementType: options?.agentStatementTypes[0],
  };
}
