import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@agent-portal/carrier/db/connection';
import { templateFolder } from '@agent-portal/carrier/db/testing/template';
import { testPlan, testToday } from '@agent-portal/carrier/db/testing';
import { topAgentId } from '@agent-portal/carrier/hierarchy/fixedPeople';
import { manyLines } from '../../apps/carrier/scripts/manyLines.ts';
import { paid } from '../../apps/carrier/scripts/moneyCases.ts';

const rows = 100_000;
const limits = { megabytes: 300, otherP99: 100 };

const cycle = `CycleBeginDate=${paid.cycleDate}&CycleEndDate=${paid.cycleDate}`;
const cases = [
  {
    of: 'requirements',
    agentId: topAgentId,
    address: '/API/PolicyInfo/Policies/PendingPolicyRequirements/Export',
  },
  {
    of: 'commission lines',
    agentId: paid.agentId,
    address: `/API/CommissionsAndDebt/Commissions/PolicyDetails/Export?${cycle}`,
  },
] as const;

/**
 * Data with 100,000 policies, and with so many pending requirements and lines of a cycle, in a new
 * folder.
 */
async function preparedFolder(folder: string): Promise<void> {
  cpSync(await templateFolder(testPlan('medium')), folder, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
  const database = await openDatabase({ dataFolder: folder }, { queryTimeoutMs: 60_000 });
  await manyLines(database, rows);
  await database.pool.query(`
    WITH pending AS (SELECT r.* FROM requirements r JOIN policies p USING (policy_number)
      WHERE p.status = 'Pending'), last AS (SELECT max(row_id) AS row_id FROM requirements)
    INSERT INTO requirements
    SELECT last.row_id + row_number() OVER (), requirement_id || '-X' || copy, policy_number,
      requirement, requested_on, due_on, scheduled_on, met_on, owed_by
    FROM pending, last, generate_series(1, 50) copy
    LIMIT greatest(0, ${rows} - (SELECT count(*) FROM pending))`);
  await database.close();
}

/** Signs in as home office that acts for an agent, and returns the cookies. */
async function signIn(baseURL: string, agentId: string): Promise<string> {
  const cookies = new Map<string, string>();
  const send = async (address: string, init: RequestInit) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookie);
    const response = await fetch(baseURL + address, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    await response.arrayBuffer();
    if (response.status >= 400) throw new Error(`${address} answered ${response.status}`);
  };
  const form = new URLSearchParams({
    username: 'office@northfield.example',
    password: 'northfield',
  });
  await send('/auth/login', { method: 'POST', body: form });
  await send('/API/Impersonation/Impersonate', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-Token': cookies.get('__Host-csrf') ?? '',
    },
    body: JSON.stringify({ agentId }),
  });
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Resident memory in MB. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1_000;
}

const p99Of = (times: readonly number[]) => times[Math.floor(times.length * 0.99)] ?? NaN;

/** Until it is stopped, records the maximum of the memory and the times of other calls. */
async function watch(baseURL: string, cookie: string, pid: number | undefined, stop: AbortSignal) {
  const times: number[] = [];
  let most = 0;
  while (!stop.aborted) {
    const start = performance.now();
    const response = await fetch(`${baseURL}/API/PolicyInfo/Policies/NL0018O0142`, {
      headers: { Cookie: cookie },
    });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    most = Math.max(most, await residentMegabytes(pid));
  }
  return { most, times: times.toSorted((a, b) => a - b) };
}

/** Exports twice, and prints how much the memory grew and how long other calls took meanwhile. */
async function benchCase(
  { of, agentId, address }: (typeof cases)[number],
  { baseURL, pid }: { baseURL: string; pid: number | undefined },
): Promise<void> {
  const cookie = await signIn(baseURL, agentId);
  console.log(`\nExport of ${rows.toLocaleString('en-US')} ${of}, embedded database`);
  for (const round of [1, 2]) {
    const before = await residentMegabytes(pid);
    const over = new AbortController();
    const watched = watch(baseURL, cookie, pid, over.signal);
    const start = performance.now();
    const response = await fetch(baseURL + address, { headers: { Cookie: cookie } });
    const { byteLength } = await response.arrayBuffer();
    const seconds = (performance.now() - start) / 1_000;
    over.abort();
    const { most, times } = await watched;
    const grown = most - before;
    const p99 = p99Of(times);
    const p50 = times[Math.floor(times.length / 2)] ?? NaN;
    console.log(
      `round ${round}: ${response.status}, ${(byteLength / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s; ` +
        `server grew by ${grown.toFixed(0)} MB to ${most.toFixed(0)} MB, limit ${limits.megabytes} MB: ${grown < limits.megabytes ? 'reached' : 'MISSED'}; ` +
        `${times.length} other calls p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, limit ${limits.otherP99} ms: ${p99 < limits.otherP99 ? 'reached' : 'MISSED'}`,
    );
  }
}

/**
 * Exports 100,000 requirements and 100,000 commission lines of a cycle from the embedded database,
 * twice each. The first run seeds the data in about a minute.
 */
export async function benchExport(): Promise<void> {
  const parent = mkdtempSync(path.join(tmpdir(), 'agent-portal-bench-'));
  const folder = path.join(parent, 'data');
  await preparedFolder(folder);
  const server = fork(path.join(import.meta.dirname, 'server.ts'), {
    execArgv: ['--max-semi-space-size=8'],
    env: { ...process.env, CARRIER_DATA: folder, CARRIER_SIZE: 'medium', CARRIER_TODAY: testToday },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const baseURL = `http://localhost:${port}`;
  const cookie = await signIn(baseURL, topAgentId);
  const alone = await watch(baseURL, cookie, server.pid, AbortSignal.timeout(10_000));
  console.log(`other calls while nothing is exported: p99 ${p99Of(alone.times).toFixed(0)} ms`);
  for (const subject of cases) await benchCase(subject, { baseURL, pid: server.pid });
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(parent, { recursive: true, force: true });
}

if (import.meta.main) await benchExport();
