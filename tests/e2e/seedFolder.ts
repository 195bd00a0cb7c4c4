import { constants, cpSync, rmSync } from 'node:fs';
import { templateFolder } from '@agent-portal/carrier/db/testing/template';
import { testPlan } from '@agent-portal/carrier/db/testing';

/*
 * `node tests/e2e/seedFolder.ts FOLDER` replaces a data folder with a copy of the seeded template, which
 * the unit tests leave in .cache/carrier. That a carrier seeds an empty folder is tested by
 * tests/faults/lifecycle.test.ts.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the data folder to replace.');

const template = await templateFolder(testPlan('small'));
rmSync(folder, { recursive: true, force: true });
cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
