import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DataFolderBrokenError, DataFolderInUseError, openDatabase } from '../connection.ts';
import { lockFolder } from './lockFolder.ts';
import { describeSelf } from './lockHolder.ts';
import { templateFolder } from '../testing/template.ts';
import { emptyPlace, seededFolder } from './testFolder.ts';
import { testPlan } from '../testing.ts';

// The first call makes it, which takes long on a busy machine.
beforeAll(() => templateFolder(testPlan('small')), 300_000);

/** The pid of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

describe('a data folder', () => {
  it('rejects a second opener, with the pid of the first', async () => {
    const dataFolder = await seededFolder();
    const { close } = await openDatabase({ dataFolder });
    const second = openDatabase({ dataFolder });
    await expect(second).rejects.toBeInstanceOf(DataFolderInUseError);
    await expect(second).rejects.toThrow(`in use by process ${process.pid}`);
    await close();
    const third = await openDatabase({ dataFolder });
    await third.close();
  });

  it('opens again when its process is dead', async () => {
    const dataFolder = await seededFolder();
    writeFileSync(`${dataFolder}.lock`, JSON.stringify({ pid: deadPid(), started: null }));
    const { close } = await openDatabase({ dataFolder });
    expect(readFileSync(`${dataFolder}.lock`, 'utf8')).toContain(String(process.pid));
    await close();
    expect(existsSync(`${dataFolder}.lock`)).toBe(false);
  });

  it('opens again when another process has the pid of its dead process', () => {
    const dataFolder = emptyPlace();
    writeFileSync(`${dataFolder}.lock`, JSON.stringify(describeSelf()));
    const unlock = lockFolder(dataFolder);
    unlock();
    expect(existsSync(`${dataFolder}.lock`)).toBe(false);
  });

  it('stays locked when no code refers to its lock', () => {
    const dataFolder = emptyPlace();
    lockFolder(dataFolder);
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    expect(() => lockFolder(dataFolder)).toThrow(DataFolderInUseError);
  });

  it('names no process when the owner has not written its pid yet', () => {
    const dataFolder = emptyPlace();
    lockFolder(dataFolder);
    writeFileSync(`${dataFolder}.lock`, JSON.stringify({ ...describeSelf(), pid: deadPid() }));
    expect(() => lockFolder(dataFolder)).toThrow('is in use by another process, or ');
    writeFileSync(`${dataFolder}.lock`, '');
    expect(() => lockFolder(dataFolder)).toThrow('is in use by another process, or ');
  });

  it('stays untouched when it is not a database', async () => {
    const dataFolder = emptyPlace();
    mkdirSync(dataFolder);
    writeFileSync(join(dataFolder, 'letter.txt'), 'mine');
    const opening = openDatabase({ dataFolder });
    await expect(opening).rejects.toBeInstanceOf(DataFolderBrokenError);
    await expect(opening).rejects.toThrow(`mv ${dataFolder} ${dataFolder}.kept`);
    expect(readdirSync(dataFolder)).toEqual(['letter.txt']);
    expect(existsSync(`${dataFolder}.lock`)).toBe(false);
  });

  it('stays as it is when its control file is broken', async () => {
    const dataFolder = await seededFolder();
    const control = join(dataFolder, 'global', 'pg_control');
    writeFileSync(control, 'garbage');
    const opening = openDatabase({ dataFolder });
    await expect(opening).rejects.toBeInstanceOf(DataFolderBrokenError);
    expect(readFileSync(control, 'utf8')).toBe('garbage');
    expect(existsSync(join(dataFolder, 'PG_VERSION'))).toBe(true);
  });
});
