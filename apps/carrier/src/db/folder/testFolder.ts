import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { testPlan } from '../testing.ts';
import { copyTemplate } from '../testing/template.ts';

/** A place for a data folder that is deleted when the test ends. */
export function emptyPlace(): string {
  const parent = mkdtempSync(join(tmpdir(), 'carrier-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, 'data');
}

/** A separate seeded data folder for a test of PGlite, not yet opened. */
export const seededFolder = () => copyTemplate(testPlan('small'), emptyPlace());
