import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DataFolderBrokenError, DataFolderInUseError, openDatabase } from '../connection.ts';
import { templateFolder } from '../testing/template.ts';
import { testPlan } from '../testing.ts';
import { lockFolder } from './lockFolder.ts';
import { openFolder } from './openFolder.ts';
import { emptyPlace, seededFolder } from './testFolder.ts';

// The first call makes it, which takes long on a busy machine.
beforeAll(() => templateFolder(testPlan('small')), 300_000);

describe('a data folder', () => {
  it('rejects a second opener, also through a link, with the pid of the first', async () => {
    const dataFolder = await seededFolder();
    const { close } = await openDatabase({ dataFolder });
    const link = emptyPlace();
    symlinkSync(dataFolder, link);
    for (const name of [dataFolder, link]) {
      const second = openDatabase({ dataFolder: name });
      await expect(second).rejects.toBeInstanceOf(DataFolderInUseError);
      await expect(second).rejects.toThrow(`in use by process ${process.pid} on `);
    }
    await close();
    const third = await openDatabase({ dataFolder });
    await third.close();
    expect(existsSync(`${dataFolder}.lock`)).toBe(false);
  });

  it('stays locked when no code refers to its lock', () => {
    const dataFolder = emptyPlace();
    lockFolder(dataFolder);
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    expect(() => lockFolder(dataFolder)).toThrow(DataFolderInUseError);
  });

  it('says that another process has it while the owner has not written its pid yet', () => {
    const dataFolder = emptyPlace();
    lockFolder(dataFolder);
    rmSync(`${dataFolder}.lock`);
    expect(() => lockFolder(dataFolder)).toThrow('is in use by another process.');
  });

  it.each([
    ['garbage in its control file', 'global/pg_control', 'garbage'],
    ['another version of PostgreSQL', 'PG_VERSION', '9'],
    ['no write-ahead log', 'pg_wal', undefined],
  ])(
    'with %s stays, and the message has the command that moves it aside',
    async (_, path, text) => {
      const dataFolder = await seededFolder();
      const damaged = join(dataFolder, path);
      rmSync(damaged, { recursive: true });
      if (text !== undefined) writeFileSync(damaged, text);
      const opening = openDatabase({ dataFolder });
      await expect(opening).rejects.toBeInstanceOf(DataFolderBrokenError);
      await expect(opening).rejects.toThrow(`mv "${dataFolder}" "${dataFolder}.kept-2`);
      expect(existsSync(join(dataFolder, 'PG_VERSION'))).toBe(true);
      expect(existsSync(`${dataFolder}.lock`)).toBe(false);
    },
  );

  it('stays untouched when it is not a database', async () => {
    const dataFolder = emptyPlace();
    mkdirSync(dataFolder);
    writeFileSync(join(dataFolder, 'letter.txt'), 'mine');
    await expect(openDatabase({ dataFolder })).rejects.toThrow('files but no PG_VERSION');
    expect(readdirSync(dataFolder)).toEqual(['letter.txt']);
  });

  it('that is a file, or a link to a missing folder, does not open', async () => {
    const file = emptyPlace();
    writeFileSync(file, 'mine');
    await expect(openDatabase({ dataFolder: file })).rejects.toThrow('ENOTDIR');
    const link = emptyPlace();
    symlinkSync('nowhere', link);
    await expect(openDatabase({ dataFolder: link })).rejects.toThrow('ENOENT');
  });
});

describe('a new data folder', () => {
  it('is complete or missing: what a killed start left is made again', async () => {
    const dataFolder = emptyPlace();
    mkdirSync(dataFolder);
    const create = async (draft: string) => {
      expect(existsSync(draft)).toBe(false);
      mkdirSync(draft);
      writeFileSync(join(draft, 'PG_VERSION'), '18');
    };
    const createHalf = async (draft: string) => {
      await create(draft);
      throw new Error('killed');
    };
    await expect(openFolder(dataFolder, createHalf)).rejects.toThrow('killed');
    expect(readdirSync(dataFolder)).toEqual([]);
    const { unlock } = await openFolder(dataFolder, create);
    expect(readdirSync(dataFolder)).toEqual(['PG_VERSION']);
    unlock();
    expect(readdirSync(dirname(dataFolder)).sort()).toEqual(['data', 'data.mutex']);
  });
});
