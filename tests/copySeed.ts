import { rmSync } from 'node:fs';
import { testPlan } from '@agent-portal/carrier/db/testing';
import { copyTemplate } from '@agent-portal/carrier/db/testing/template';

/** A new data folder at `folder`: a copy of the seeded template. */
export async function copySeed(folder: string, size: 'small' | 'medium' | 'large' = 'small') {
  rmSync(folder, { recursive: true, force: true });
  await copyTemplate(testPlan(size), folder);
}

// `node tests/copySeed.ts FOLDER`, for a process that cannot load the carrier.
if (import.meta.main) await copySeed(process.argv[2] ?? '');
