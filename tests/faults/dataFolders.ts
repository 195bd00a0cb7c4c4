import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyTemplate } from '@agent-portal/carrier/db/testing/template';
import { testPlan } from '@agent-portal/carrier/db/testing';
import { afterAll } from 'vitest';

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
export const seededFolder = () => copyTemplate(testPlan('small'), emptyPlace());
