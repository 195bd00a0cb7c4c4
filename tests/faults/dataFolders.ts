import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { copySeed } from '../copySeed.ts';

const places: string[] = [];

afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true, force: true });
});

/** A place for a data folder, which is deleted after the tests of the file. */
export function emptyPlace(): string {
  const place = mkdtempSync(path.join(tmpdir(), 'agent-portal-faults-'));
  places.push(place);
  return path.join(place, 'data');
}

/** A new data folder with the small data, not yet opened. */
export async function seededFolder(): Promise<string> {
  const folder = emptyPlace();
  await copySeed(folder);
  return folder;
}
