import { openDatabase } from '@agent-portal/carrier/db/connection';
import { topAgentId } from '@agent-portal/carrier/hierarchy/fixedPeople';
import { openSession } from '../faults/signIn.ts';
import { quantile, verdict } from './quantile.ts';
import { type BenchServer, startServer } from './startServer.ts';

const rows = 100_000;
const limits = { megabytes: 300, otherP99: 100 };

/** Adds copies of the pending requirements up to this number. */
async function addRequirements(dataFolder: string): Promise<void> {
  const { pool, close } = await openDatabase({ dataFolder }, { queryTimeoutMs: 60_000 });
  await pool.query(`
    WITH pending AS (SELECT r.* FROM requirements r JOIN policies p USING (policy_number)
      WHERE p.status = 'Pending'), last AS (SELECT max(row_id) AS row_id FROM requirements)
    INSERT INTO requirements
    SELECT last.row_id + row_number() OVER (), requirement_id || '-X' || copy, policy_number,
      requirement, requested_on, due_on, scheduled_on, met_on, owed_by
    FROM pending, last, generate_series(1, 50) copy
    LIMIT greatest(0, ${rows} - (SELECT count(*) FROM pending))`);
  await close();
}

/** Signs in as home office that acts for an agent. @returns the cookies, which the second call renews */
async function actFor(origin: string, agentId: string): Promise<string> {
  const response = await fetch(`${origin}/API/Impersonation/Impersonate`, {
    method: 'POST',
    headers: { ...(await openSession(origin, 'office')), 'Content-Type': 'application/json' },
    body: JSON.stringify({ agentId }),
  });
  if (!response.ok) throw new Error(`Impersonate answered ${response.status}`);
  const cookies = response.headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Until it is stopped, records the most memory of the server and the times of other calls. */
async function watch(
  { origin, megabytes }: BenchServer,
  headers: { readonly Cookie: string },
  stop: AbortSignal,
) {
  const times: number[] = [];
  let most = 0;
  while (!stop.aborted) {
    const start = performance.now();
    const response = await fetch(`${origin}/API/PolicyInfo/Policies/NL0018O0142`, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    most = Math.max(most, await megabytes());
  }
  return { most, p99: quantile(times, 0.99) };
}

/** Prints how much the memory grows during an export of 100,000 rows, and how long other calls take. */
export async function benchExports(): Promise<void> {
  const server = await startServer('medium', addRequirements);
  const headers = { Cookie: await actFor(server.origin, topAgentId) };
  const alone = await watch(server, headers, AbortSignal.timeout(10_000));
  console.log(`\nExports; other calls while nothing is exported: p99 ${alone.p99.toFixed(0)} ms`);
  for (const round of [1, 2]) {
    const before = await server.megabytes();
    const over = new AbortController();
    const watched = watch(server, headers, over.signal);
    const start = performance.now();
    const response = await fetch(
      `${server.origin}/API/PolicyInfo/Policies/PendingPolicyRequirements/Export`,
      { headers },
    );
    const { byteLength } = await response.arrayBuffer();
    const seconds = (performance.now() - start) / 1_000;
    over.abort();
    const { most, p99 } = await watched;
    const grown = most - before;
    console.log(
      `round ${round}: ${response.status}, ${(byteLength / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s; ` +
        `server grew by ${grown.toFixed(0)} MB, limit ${limits.megabytes}: ${verdict(grown < limits.megabytes)}; ` +
        `other calls p99 ${p99.toFixed(0)} ms, limit ${limits.otherP99}: ${verdict(p99 < limits.otherP99)}`,
    );
  }
  await server.stop();
}
