import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { exportSelection, mostSelected } from '@agent-portal/data/selection/contract';
import * as z from 'zod/mini';
import { openSession } from '../faults/signIn.ts';
import { type AttackOutcome, whileOtherReads } from './AttackOutcome.ts';

/** One user exports as many selected rows as the contract allows. Most do not exist. */
export async function largeSelection(origin: string): Promise<AttackOutcome> {
  const headers = { ...(await openSession(origin, 'sub.all')), 'Content-Type': 'application/json' };
  const list = await fetch(`${origin}${getPendingPolicyRequirements.path}`, { headers });
  const { requirementSummaries } = z.parse(
    getPendingPolicyRequirements.response,
    await list.json(),
  );
  const known = requirementSummaries.flatMap(({ requirementId }) => requirementId ?? []);
  const made = Array.from({ length: mostSelected - known.length }, (_, at) => `NL0099Z${at}-1`);
  const path = exportSelection.path.replace('{list}', 'Requirements');
  const exportRows = async (keys: readonly string[]) => {
    const body = JSON.stringify({ keys });
    const { status } = await fetch(origin + path, { method: 'POST', headers, body });
    return status;
  };
  const [statuses, { waited, failures: ofOther }] = await whileOtherReads(
    origin,
    'solo',
    async () => [
      await exportRows([...known, ...made]),
      await exportRows([...known, ...made, 'one-more']),
    ],
  );
  const failures = [...ofOther];
  if (statuses.join() !== '200,400') failures.push(`the answers were ${statuses.join(', ')}`);
  return { tried: `${mostSelected} rows, and one more, ${waited}`, failures };
}
