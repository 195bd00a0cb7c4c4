import {
  getAgentStatement,
  getAgentStatementOptions,
} from '@agent-portal/data/commissions/contract';
import * as z from 'zod/mini';
import { openSession } from '../faults/signIn.ts';
import { type AttackOutcome, whileOtherReads } from './AttackOutcome.ts';

/** As many as a user may request in a minute, all at the same time. */
const statements = 30;

/** One user requests many statements, while another user reads. @throws if the agent has none */
export async function manyStatements(origin: string): Promise<AttackOutcome> {
  const { Cookie } = await openSession(origin, 'agent');
  const headers = { Cookie };
  const options = await fetch(origin + getAgentStatementOptions.path, { headers });
  const { agents, cycleDates, agentStatementTypes } = z.parse(
    getAgentStatementOptions.response,
    await options.json(),
  );
  const ask = async (turn: number) => {
    const query = new URLSearchParams({
      agentId: agents?.[0]?.agentId ?? '',
      cycleDate: cycleDates[turn % cycleDates.length] ?? '',
      agentStatementType: agentStatementTypes[turn % agentStatementTypes.length] ?? '',
    });
    const response = await fetch(`${origin}${getAgentStatement.path}?${query}`, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  const [statuses, { waited, failures: ofOther }] = await whileOtherReads(origin, 'solo', () =>
    Promise.all(Array.from({ length: statements }, (_, turn) => ask(turn))),
  );
  const made = statuses.filter((status) => status === 200).length;
  const wrong = statuses.filter((status) => status !== 200 && status !== 429);
  const failures = [...ofOther, ...new Set(wrong.map((status) => `a statement: ${status}`))];
  return { tried: `${statements} at once, ${made} made, ${waited}`, failures };
}
