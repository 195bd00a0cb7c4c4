import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './carrierProcess.ts';

/** Runs scripts/boot.cjs as if on another Node, as far as the version check. */
const bootOn = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '-e',
      `Object.defineProperty(process.versions, 'node', { value: '${version}' });
       require('./scripts/boot.cjs');`,
    ],
    { cwd: root, encoding: 'utf8' },
  );

test.each(['18.20.8', '16.0.0', '8.17.0'])('Node %s is rejected in one clear line', (version) => {
  const { status, stdout, stderr } = bootOn(version);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    `The agent portal needs Node 20 or later, and this is Node ${version}. Install a current Node from https://nodejs.org and run the command again.\n`,
  );
});
