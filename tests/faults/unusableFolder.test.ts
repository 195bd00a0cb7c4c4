import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readyAddress, root, startCarrier } from './carrierProcess.ts';
import { contentOf } from './contentOf.ts';
import { emptyPlace, seededFolder } from './dataFolders.ts';
import { canMount, leaveFree, mountAgain, mountReadOnly, smallDisk } from './mounts.ts';
import { isSignedIn, signIn } from './signIn.ts';

/** Starts a carrier that must fail, and returns its one line of output. */
async function refusal(folder: string, through: readonly string[] = []): Promise<string> {
  const carrier = startCarrier({ CARRIER_DATA: folder }, through);
  await expect(readyAddress(carrier)).rejects.toThrow('ended before it was ready');
  const { printed, ended } = carrier;
  expect((await ended).code).toBe(1);
  expect(printed.log).toMatch(
    /^The data folder \S+ cannot be used: .+\. Nothing was lost\. [A-Z].+\.\n$/,
  );
  return printed.log;
}

/** Starts a carrier, writes to its database, and kills it. */
async function signInAndKill(folder: string): Promise<string> {
  const carrier = startCarrier({ CARRIER_DATA: folder });
  const cookie = await signIn(await readyAddress(carrier), 'agent');
  carrier.kill('SIGKILL');
  await carrier.ended;
  return cookie;
}

const knows = async (folder: string, cookie: string) =>
  isSignedIn(await readyAddress(startCarrier({ CARRIER_DATA: folder })), cookie);

describe('a path that cannot be a data folder', () => {
  test('is reported as a file', async () => {
    const file = emptyPlace();
    writeFileSync(file, 'mine');
    expect(await refusal(file)).toContain(`${file} is a file and no folder`);
    expect(await refusal(path.join(file, 'deep', 'down'))).toContain(`${file} is a file`);
  });

  test('is reported as a link to a missing path, with that path', async () => {
    const link = emptyPlace();
    symlinkSync('nowhere', link);
    const nowhere = path.join(path.dirname(link), 'nowhere');
    expect(await refusal(link)).toContain(`mkdir -p ${nowhere}`);
    expect(await refusal(path.join(link, 'data'))).toContain(`mkdir -p ${nowhere}`);
    expect(existsSync(nowhere)).toBe(false);
  });

  test('is reported as a link to itself', async () => {
    const link = emptyPlace();
    symlinkSync('data', link);
    expect(await refusal(link)).toContain('leads back to itself');
  });

  test.skipIf(!canMount)('is reported as on a read-only disk (needs root, to mount)', async () => {
    const folder = await seededFolder();
    const before = contentOf(folder);
    const readOnly = mountReadOnly(path.dirname(folder));
    expect(await refusal(path.join(readOnly, 'data'))).toContain('read-only');
    expect(await refusal(path.join(readOnly, 'new'))).toContain('read-only');
    expect(contentOf(folder)).toEqual(before);
    expect(readdirSync(readOnly)).toEqual(['data']);
  });

  test.skipIf(!canMount)(
    'is reported as a mount point, whose lock would be on another disk (needs root, to mount)',
    async () => {
      const folder = await seededFolder();
      const before = contentOf(folder);
      const mountPoint = mountAgain(folder);
      expect(await refusal(mountPoint)).toContain(path.join(mountPoint, 'carrier'));
      expect(contentOf(folder)).toEqual(before);
      expect(existsSync(`${mountPoint}.mutex`)).toBe(false);
    },
  );
});

describe('a folder without permissions', () => {
  /**
   * Root has every permission, so it becomes another user. Other users remove their own permissions.
   */
  const isRoot = process.getuid?.() === 0;
  const asOtherUser = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  const main = path.join(root, 'apps/carrier/src/main.ts');
  const [command, ...args] = [...asOtherUser, process.execPath, '--check', main];
  const canLackRights = process.platform !== 'win32' && spawnSync(command, args).status === 0;

  test.skipIf(!canLackRights)(
    'is rejected with the name of the path that cannot be written (root needs setpriv, and a project that all may read)',
    async () => {
      const folder = await seededFolder();
      const before = contentOf(folder);
      chmodSync(path.dirname(folder), 0o777);
      chmodSync(folder, 0o555);
      expect(await refusal(folder, asOtherUser)).toContain(`may not read and write ${folder}`);
      chmodSync(folder, 0o777);
      const version = path.join(folder, 'PG_VERSION');
      chmodSync(version, 0o444);
      expect(await refusal(folder, asOtherUser)).toMatch(`may not read and write ${folder}/`);
      chmodSync(path.dirname(folder), 0o555);
      expect(await refusal(folder, asOtherUser)).toMatch(`may not read and write `);
      chmodSync(path.dirname(folder), 0o777);
      expect(contentOf(folder)).toEqual(before);
    },
  );
});

describe('a disk with too little space', () => {
  test.skipIf(!canMount)('gets no database (needs root, to mount)', async () => {
    const disk = smallDisk(40);
    const folder = path.join(disk, 'data');
    expect(await refusal(folder)).toContain('its disk has 40 MB free, and a new database takes');
    expect(existsSync(folder)).toBe(false);
  });

  test.skipIf(!canMount)(
    'leaves a database unchanged, and opens it once there is space (needs root, to mount)',
    async () => {
      const disk = smallDisk(512);
      const folder = path.join(disk, 'data');
      cpSync(await seededFolder(), folder, { recursive: true });
      const cookie = await signInAndKill(folder);
      const before = contentOf(folder);
      leaveFree(disk, 20);
      expect(await refusal(folder)).toMatch(
        /its disk has \d+ MB free, and a copy, .+ takes \d+ MB/,
      );
      expect(contentOf(folder)).toEqual(before);
      expect(readdirSync(disk).sort()).toEqual(['data', 'data.documents', 'data.mutex']);
      leaveFree(disk, 400);
      expect(await knows(folder, cookie)).toBe(true);
    },
  );
});

describe('a folder that is a link', () => {
  test('works: its lock and its copies are next to the target of the link', async () => {
    const folder = await seededFolder();
    const link = emptyPlace();
    symlinkSync(folder, link);
    const cookie = await signInAndKill(link);
    const carrier = startCarrier({ CARRIER_DATA: link });
    expect(await isSignedIn(await readyAddress(carrier), cookie)).toBe(true);
    await expect(readyAddress(startCarrier({ CARRIER_DATA: folder }))).rejects.toThrow(
      `is in use by process ${carrier.pid}`,
    );
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readdirSync(path.dirname(link))).toEqual(['data']);
  });

  test('works when the folder is empty', async () => {
    const folder = emptyPlace();
    mkdirSync(folder);
    const link = emptyPlace();
    symlinkSync(folder, link);
    await readyAddress(startCarrier({ CARRIER_DATA: link }));
    expect(existsSync(path.join(folder, 'PG_VERSION'))).toBe(true);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  });
});

test.each([
  ['opening', 'failed-4711'],
  ['before', 'discarded'],
])(
  'after a kill between two renames, the copy (%s) replaces the folder (%s)',
  async (copy, touched) => {
    const folder = await seededFolder();
    const cookie = await signInAndKill(folder);
    cpSync(folder, `${folder}.${copy}`, { recursive: true });
    renameSync(folder, `${folder}.${touched}`);
    expect(await knows(folder, cookie)).toBe(true);
  },
);
