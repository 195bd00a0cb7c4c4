import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { takeActionWithDocuments } from '@agent-portal/data/policies/uploads/contract';
import * as z from 'zod/mini';
import { openSession } from '../faults/signIn.ts';
import { type AttackOutcome, whileOtherReads } from './AttackOutcome.ts';

/** At the same time: together more than a user may send in 24 hours. */
const uploads = 8;
const filesOfEach = 3;
const fileSize = 15_000_000;

/** The default number of bytes that a user may send in 24 hours (docs/operations.md). */
const mostPerDay = 300_000_000;

/** One user sends more documents than the quota, all at once. The accepted ones stay on the server. */
export async function uploadFlood(origin: string): Promise<AttackOutcome> {
  const headers = { ...(await openSession(origin, 'agent')) };
  const list = await fetch(`${origin}${getPendingPolicyRequirements.path}`, { headers });
  const { requirementSummaries } = z.parse(
    getPendingPolicyRequirements.response,
    await list.json(),
  );
  const policyNumber = requirementSummaries[0]?.policyNumber ?? '';
  const file = new File(['%PDF-1.7', new Uint8Array(fileSize - 8)], 'attack.pdf');

  async function send(): Promise<number> {
    const body = new FormData();
    const asked = { policyNumber, action: 'ProvideInformation', note: 'An attack.' };
    body.append('body', JSON.stringify(asked));
    for (let count = 0; count < filesOfEach; count += 1) body.append('files', file);
    const url = origin + takeActionWithDocuments.path;
    try {
      const response = await fetch(url, { method: 'POST', headers, body });
      await response.arrayBuffer();
      return response.status;
    } catch {
      // The server does not read the rest of an upload that it has rejected.
      return 0;
    }
  }

  const [statuses, { waited, failures: ofOther }] = await whileOtherReads(origin, 'solo', () =>
    Promise.all(Array.from({ length: uploads }, send)),
  );
  const count = (...wanted: readonly number[]) =>
    statuses.filter((status) => wanted.includes(status)).length;
  const failures = [...ofOther];
  const saved = count(200) * filesOfEach * fileSize;
  if (saved > mostPerDay) failures.push(`one user saved ${saved} bytes`);
  if (count(0, 200, 429, 507) < uploads) failures.push(`the answers were ${statuses.join(', ')}`);
  const ready = await fetch(`${origin}/readyz`);
  if (ready.status !== 200) failures.push(`/readyz answered ${ready.status}`);
  return { tried: `${uploads} uploads at once, ${count(200)} saved, ${waited}`, failures };
}
