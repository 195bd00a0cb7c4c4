import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readyAddress, startCarrier } from './carrierProcess.ts';
import { seededFolder } from './dataFolders.ts';
import { isSignedIn, signIn } from './signIn.ts';

test('a second process on the same folder and port ends with the pid of the first, which continues', async () => {
  const folder = await seededFolder();
  const first = startCarrier({ CARRIER_DATA: folder });
  const address = await readyAddress(first);
  const cookie = await signIn(address, 'agent');

  const second = startCarrier({ CARRIER_DATA: folder, PORT: new URL(address).port });
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.printed.log).toBe(
    `The data folder ${folder} is in use by process ${first.pid}. Stop that process first, or choose another folder with CARRIER_DATA.\n`,
  );

  expect(await isSignedIn(address, cookie)).toBe(true);
  await signIn(address, 'solo');
  first.kill('SIGTERM');
  expect(await first.ended).toEqual({ code: 0, signal: null });
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('another process takes over the lock of a killed process', async () => {
  const folder = await seededFolder();
  const first = startCarrier({ CARRIER_DATA: folder });
  const cookie = await signIn(await readyAddress(first), 'agent');
  first.kill('SIGKILL');
  expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' });
  expect(existsSync(`${folder}.lock`)).toBe(true);

  const second = startCarrier({ CARRIER_DATA: folder });
  expect(await isSignedIn(await readyAddress(second), cookie)).toBe(true);
});

test('when several processes start at the same time on one folder, one serves', async () => {
  const folder = await seededFolder();
  const all = [1, 2, 3].map(() => startCarrier({ CARRIER_DATA: folder }));
  const ends = await Promise.all(
    all.map((carrier) => readyAddress(carrier).catch(() => 'refused')),
  );
  expect(ends.filter((end) => end === 'refused')).toHaveLength(2);
  expect(ends.filter((end) => end.startsWith('http://'))).toHaveLength(1);
});

/** Runs a command like a container: its process ids mean nothing outside. */
const inContainer = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** On Linux only root can do this, and not in every sandbox. */
const hasContainers = spawnSync(inContainer[0]!, [...inContainer.slice(1), 'true']).status === 0;

test.skipIf(!hasContainers)(
  'a process in another container ends, and takes over after the first is killed (needs root, for unshare)',
  async () => {
    const folder = await seededFolder();
    const first = startCarrier({ CARRIER_DATA: folder }, inContainer);
    const address = await readyAddress(first);
    const cookie = await signIn(address, 'agent');

    const second = startCarrier({ CARRIER_DATA: folder }, inContainer);
    await expect(readyAddress(second)).rejects.toThrow('in use by');
    const third = startCarrier({ CARRIER_DATA: folder });
    await expect(readyAddress(third)).rejects.toThrow('in use by');
    for (const { printed } of [second, third]) {
      expect(printed.log).toMatch(
        /^The data folder \S+ is in use by process 1 of another container or machine \(its host name is \S+\)\. Stop that process first, .+\n$/,
      );
    }

    const later = await signIn(address, 'solo');
    first.kill('SIGKILL');
    await first.ended;
    const after = await readyAddress(startCarrier({ CARRIER_DATA: folder }));
    expect(await isSignedIn(after, cookie)).toBe(true);
    expect(await isSignedIn(after, later)).toBe(true);
  },
);

test('a process whose id means nothing on this machine keeps its folder', async () => {
  const folder = await seededFolder();
  const first = startCarrier({ CARRIER_DATA: folder });
  const address = await readyAddress(first);
  const { pid } = spawnSync(process.execPath, ['--version']);
  const elsewhere = { pid, started: null, host: 'elsewhere', namespace: 'pid:[1]' };
  writeFileSync(`${folder}.lock`, JSON.stringify(elsewhere));

  await expect(readyAddress(startCarrier({ CARRIER_DATA: folder }))).rejects.toThrow(
    `in use by process ${pid} of another container or machine (its host name is elsewhere)`,
  );
  expect(await isSignedIn(address, await signIn(address, 'agent'))).toBe(true);
});

test('a paused process keeps its folder', async () => {
  const folder = await seededFolder();
  const first = startCarrier({ CARRIER_DATA: folder });
  const address = await readyAddress(first);
  const cookie = await signIn(address, 'agent');
  first.kill('SIGSTOP');
  await expect(readyAddress(startCarrier({ CARRIER_DATA: folder }))).rejects.toThrow(
    `in use by process ${first.pid}`,
  );
  first.kill('SIGCONT');
  expect(await isSignedIn(address, cookie)).toBe(true);
});
