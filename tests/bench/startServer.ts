import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { templateFolder } from '@agent-portal/carrier/db/testing/template';
import { testPlan, testToday } from '@agent-portal/carrier/db/testing';

export interface BenchServer {
  readonly origin: string;
  /** The resident memory of its process, in MB. */
  readonly megabytes: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const main = path.join(import.meta.dirname, '../../apps/carrier/src/main.ts');

/** Reads what a carrier prints until it prints its address. @throws if the process ends before */
async function readyAddress(printed: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of printed) {
    text += piece;
    const [address] = /http:\/\/localhost:\d+/.exec(text) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The carrier ended before it was ready: ${text}`);
}

/**
 * Starts a carrier with the built portal, as `npm start` does, on a copy of the seeded data. The first
 * start of a size seeds it.
 *
 * @param prepare changes the copy before the start
 */
export async function startServer(
  size: 'small' | 'medium' | 'large',
  prepare: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<BenchServer> {
  const parent = mkdtempSync(path.join(tmpdir(), 'agent-portal-bench-'));
  const folder = path.join(parent, 'data');
  const copy = { recursive: true, mode: constants.COPYFILE_FICLONE };
  cpSync(await templateFolder(testPlan(size)), folder, copy);
  await prepare(folder);
  const server = spawn(process.execPath, ['--max-semi-space-size=8', main], {
    env: {
      ...process.env,
      CARRIER_DATA: folder,
      CARRIER_SIZE: size,
      CARRIER_TODAY: testToday,
      PORT: '0',
      READS_PER_MINUTE: '999999',
      EXPORTS_PER_MINUTE: '999999',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return {
    origin: await readyAddress(
      server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false }),
    ),
    megabytes: async () => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1_000;
    },
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
