import { isFileResponse } from '@agent-portal/data/endpoint';
import { everyRead } from '../engines/readCalls.ts';
import { openSession } from '../faults/signIn.ts';
import { type AttackOutcome, whileOtherReads } from './AttackOutcome.ts';
import { Accounts } from './fuzz/Accounts.ts';
import { knownOf } from './fuzz/knownOf.ts';
import { agents } from './fuzz/targetsOf.ts';

const connections = 6;

/** The attack ends with the first of these. */
const most = { calls: 300, milliseconds: 5_000 } as const;

/** One user reads everything as fast as possible, while another user reads. */
export async function busyReader(origin: string): Promise<AttackOutcome> {
  const accounts = new Accounts(origin);
  await accounts.signIn(agents[0]);
  const reads = everyRead(await knownOf(origin, accounts)).filter(
    ({ endpoint: { access, response } }) =>
      access.who !== 'home-office' && !isFileResponse(response),
  );
  const { Cookie } = await openSession(origin, agents[0]);
  const failures = new Set<string>();
  const until = performance.now() + most.milliseconds;
  let sent = 0;
  const readOn = async () => {
    while (sent < most.calls && performance.now() < until) {
      const read = reads[sent % reads.length];
      sent += 1;
      if (!read) continue;
      const { method, url, body } = read.message;
      const response = await fetch(origin + url, {
        method,
        headers: { Cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        body: body ?? null,
      });
      await response.arrayBuffer();
      if (response.status !== 200 && response.status !== 429)
        failures.add(`${read.endpoint.name}: ${response.status}`);
    }
  };
  const [, { waited, failures: ofOther }] = await whileOtherReads(origin, 'solo', () =>
    Promise.all(Array.from({ length: connections }, readOn)),
  );
  for (const failure of ofOther) failures.add(failure);
  return { tried: `${sent} calls, ${waited}`, failures: [...failures] };
}
