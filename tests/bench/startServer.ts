import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testToday } from '@agent-portal/carrier/db/testing';
import { copySeed } from '../copySeed.ts';
import { spawnCarrier } from '../spawnCarrier.ts';

export interface BenchServer {
  readonly origin: string;
  /** The resident memory of its process, in MB. */
  readonly megabytes: () => Promise<number>;
  readonly stop: () => Promise<void>;
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
  await copySeed(folder, size);
  await prepare(folder);
  const { pid, ready, kill, ended } = spawnCarrier({
    CARRIER_DATA: folder,
    CARRIER_SIZE: size,
    CARRIER_TODAY: testToday,
    READS_PER_MINUTE: '999999',
    EXPORTS_PER_MINUTE: '999999',
  });
  return {
    origin: await ready,
    megabytes: async () => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1_000;
    },
    stop: async () => {
      kill('SIGTERM');
      await ended;
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
