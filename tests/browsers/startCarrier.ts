import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { root, spawnCarrier } from '../spawnCarrier.ts';
import { firefoxPath, webkitPaths } from './installed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    carrier: string;
  }
}

/** Starts one carrier for the browsers that are installed. */
export async function setup({ provide }: TestProject) {
  if (!firefoxPath() && !webkitPaths()) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'agent-portal-browsers-'));
  const data = path.join(folder, 'data');
  // Vitest cannot load the carrier in a global setup, so a separate process copies the seed.
  execFileSync(process.execPath, [path.join(root, 'tests/copySeed.ts'), data]);
  const { ready, kill, ended } = spawnCarrier({ CARRIER_DATA: data });
  provide('carrier', await ready);
  return async () => {
    kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
