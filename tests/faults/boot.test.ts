import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../spawnCarrier.ts';

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

describe('a folder', () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'boot-'));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  /** Starts a copy of the script in a folder with a name. */
  function bootIn(name: string) {
    const scripts = path.join(parent, name, 'scripts');
    mkdirSync(scripts, { recursive: true });
    cpSync(path.join(root, 'scripts/boot.cjs'), path.join(scripts, 'boot.cjs'));
    return spawnSync(process.execPath, [path.join(scripts, 'boot.cjs'), 'start'], {
      encoding: 'utf8',
    });
  }

  test.each(['my#proj', 'what?', 'a*b'])(
    'with the name %s is rejected in one clear line, before packages are installed',
    (name) => {
      const { status, stdout, stderr } = bootIn(name);
      expect(status).toBe(1);
      expect(stdout).toBe('');
      const [character] = /[#?*]/.exec(name) ?? [];
      expect(stderr).toBe(
        `The agent portal cannot be built in ${path.join(parent, name)}, because the path contains "${character}". Rename or move the folder, and run the command again.\n`,
      );
    },
  );

  test.each(['my project', 'prämie', '100%25', "it's [1] & {2}"])(
    'with the name %s is accepted',
    (name) => {
      expect(bootIn(name).stderr).not.toContain('cannot be built');
    },
  );
});
