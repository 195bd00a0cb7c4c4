import { readFile } from 'node:fs/promises';
import { recordFixtures } from './recordFixtures.ts';

export const fixturesRoot = new URL('../src/', import.meta.url);

/**
 * Compares every fixture, byte for byte, with what a running embedded carrier answers now.
 * @returns the paths of those that differ; `npm run record` writes them again
 */
export async function driftedFixtures(origin: string): Promise<readonly string[]> {
  const drifted: string[] = [];
  for (const [file, text] of await recordFixtures(origin)) {
    const stored = await readFile(new URL(file, fixturesRoot), 'utf8').catch(() => undefined);
    if (stored !== text) drifted.push(file);
  }
  return drifted;
}
