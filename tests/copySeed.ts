import { constants, cpSync, rmSync } from 'node:fs';
import { testPlan } from '@agent-portal/carrier/db/testing';
import { templateFolder } from '@agent-portal/carrier/db/testing/template';

/** A new data folder at `folder`: a copy of the seeded template. */
export async function copySeed(folder: string, size: 'small' | 'medium' | 'large' = 'small') {
  const template = await templateFolder(testPlan(size));
  rmSync(folder, { recursive: true, force: true });
  cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

// `node tests/copySeed.ts FOLDER`, for a process that cannot load the carrier.
if (import.meta.main) await copySeed(process.argv[2] ?? '');
