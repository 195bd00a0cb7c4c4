import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readyAddress, startCarrier } from './carrierProcess.ts';
import { seededFolder } from './dataFolders.ts';
import { signIn } from './signIn.ts';

/** Resident memory of a process in MB (proc(5), VmRSS), if the system reports it. */
function residentMegabytes(pid: number): number | undefined {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}

test('the server with the small data answers 200 list calls, and reports its memory', async () => {
  const carrier = startCarrier({ CARRIER_DATA: await seededFolder() });
  const address = await readyAddress(carrier);
  const cookie = await signIn(address, 'agent');
  const first = residentMegabytes(carrier.pid);
  for (let page = 1; page <= 200; page += 1) {
    const query = `page=${(page % 5) + 1}&pageSize=100&IncludeFilters=true`;
    const url = `${address}/API/PolicyInfo/Policies/PendingPolicyRequirements?${query}`;
    const response = await fetch(url, { headers: { Cookie: cookie } });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
  const after = residentMegabytes(carrier.pid);
  process.stdout.write(
    `Memory: ${first} MB after the start, ${after} MB after 200 list calls (goal: 450).\n`,
  );
});
