import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMiddleTier } from '../testing/tier.ts';
import { killer, makeKillable } from './killPoints.ts';
import { openFolder } from './openFolder.ts';
import { emptyPlace } from './testFolder.ts';

let takeBack: () => void;
beforeAll(() => {
  takeBack = makeKillable();
});
afterAll(() => takeBack());

/** Writes a folder that looks like a database. Its content identifies it. */
function writeDatabase(folder: string, rows: string, control = 'sound'): void {
  mkdirSync(join(folder, 'global'), { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), '18');
  writeFileSync(join(folder, 'global', 'pg_control'), control);
  writeFileSync(join(folder, 'rows'), rows);
}

/** Opens a folder like PostgreSQL: writes to it before it finds that it cannot use it. */
const openIn = (folder: string) => async () => {
  const control = join(folder, 'global', 'pg_control');
  const isSound = readFileSync(control, 'utf8') === 'sound';
  writeFileSync(join(folder, 'cache'), 'made while opening');
  if (isSound) return;
  writeFileSync(control, 'touched');
  writeFileSync(join(folder, 'rows'), 'touched');
  throw new Error('PANIC');
};

const start = (folder: string) =>
  openFolder(folder, openIn(folder), async (draft) => writeDatabase(draft, 'new'));

/** Starts, and is killed after a number of changes. Returns whether it was killed before its end. */
async function startAndKill(folder: string, changes: number): Promise<boolean> {
  killer.changesLeft = changes;
  try {
    await start(folder);
    return false;
  } catch {
    return killer.changesLeft < 0;
  } finally {
    killer.changesLeft = Infinity;
  }
}

/** Every file below a folder, with its content. */
const contentOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );

const rowsOf = (folder: string) => readFileSync(join(folder, 'rows'), 'utf8');

/** What is at a folder's path and next to it. */
const namesAt = (folder: string) => readdirSync(dirname(folder));

/** `npm test` lets the process die a second time after each fifth first death only. */
const diesTwice = (first: number) => !isMiddleTier || first % 5 === 0;

/**
 * Calls `check` for each way to be killed once, or twice in a row, while starting on what `make` makes. The
 * folder is then as the last kill left it.
 */
async function afterEachDeath(
  make: (folder: string) => void,
  check: (folder: string) => Promise<void>,
): Promise<number> {
  const place = emptyPlace();
  let deaths = 0;
  for (let first = 0, isKilled = true; isKilled; first += 1) {
    for (let second = 0, isKilledAgain = true; isKilledAgain; second += 1) {
      const folder = join(place, `${first}-${second}`, 'data');
      mkdirSync(dirname(folder), { recursive: true });
      make(folder);
      isKilled = await startAndKill(folder, first);
      isKilledAgain = isKilled && diesTwice(first) && (await startAndKill(folder, second));
      await check(folder);
      rmSync(dirname(folder), { recursive: true });
      deaths += 1;
    }
  }
  return deaths;
}

describe('a process killed after any change of a start', { timeout: 180_000 }, () => {
  it('leaves a good database as it is, and later writes stay', async () => {
    const deaths = await afterEachDeath(
      (folder) => writeDatabase(folder, 'acknowledged'),
      async (folder) => {
        await start(folder);
        expect(rowsOf(folder)).toBe('acknowledged');
        expect(namesAt(folder)).toEqual(['data']);
        writeFileSync(join(folder, 'rows'), 'acknowledged later');
        await start(folder);
        expect(rowsOf(folder)).toBe('acknowledged later');
      },
    );
    expect(deaths).toBeGreaterThan(isMiddleTier ? 30 : 100);
  });

  it('leaves a database that cannot be opened byte for byte', async () => {
    const deaths = await afterEachDeath(
      (folder) => writeDatabase(folder, 'to be rescued', 'torn'),
      async (folder) => {
        await expect(start(folder)).rejects.toThrow('PANIC');
        expect(contentOf(folder)).toEqual({
          '/PG_VERSION': '18',
          '/global/pg_control': 'torn',
          '/rows': 'to be rescued',
        });
      },
    );
    expect(deaths).toBeGreaterThan(isMiddleTier ? 30 : 100);
  });

  it('leaves no incomplete database when there was none', async () => {
    const deaths = await afterEachDeath(
      () => {},
      async (folder) => {
        await start(folder);
        expect(rowsOf(folder)).toBe('new');
        expect(namesAt(folder)).toEqual(['data']);
      },
    );
    expect(deaths).toBeGreaterThan(isMiddleTier ? 5 : 20);
  });
});

describe('what a former start left next to the folder', () => {
  const left = ['creating', 'opening', 'before', 'discarded', 'failed-7'];
  const isIn = (choice: number) => (_: string, index: number) => (choice & (1 << index)) > 0;
  const choices = Array.from({ length: 1 << left.length }, (_, n) => left.filter(isIn(n)));
  const cases = ['missing', 'empty', 'sound'].flatMap((folder) =>
    choices.map((leftovers) => ({ folder, leftovers })),
  );

  it.each(cases)(
    'a folder that is $folder leftovers $leftovers',
    async ({ folder: state, leftovers }) => {
      const folder = emptyPlace();
      if (state === 'empty') mkdirSync(folder);
      if (state === 'sound') writeDatabase(folder, 'its own');
      for (const name of leftovers) writeDatabase(`${folder}.${name}`, name);
      await start(folder);
      // Discarded content is deleted by the first start that finds the folder in its place.
      await start(folder);
      const copy = ['before', 'opening'].find((name) => leftovers.includes(name));
      expect(rowsOf(folder)).toBe(state === 'sound' ? 'its own' : (copy ?? 'new'));
      const kept = leftovers.includes('failed-7') ? ['data.failed-7'] : [];
      expect(namesAt(folder)).toEqual(['data', ...kept]);
    },
  );
});

describe('a copy that a killed start left', () => {
  it('is dropped when the folder opens, and restored when it does not', async () => {
    const sound = emptyPlace();
    writeDatabase(sound, 'opened before the kill');
    writeDatabase(`${sound}.before`, 'older');
    await start(sound);
    expect(rowsOf(sound)).toBe('opened before the kill');

    const torn = emptyPlace();
    writeDatabase(torn, 'touched', 'touched');
    writeDatabase(`${torn}.before`, 'as it was', 'torn');
    await expect(start(torn)).rejects.toThrow('PANIC');
    expect(rowsOf(torn)).toBe('as it was');
    const aside = namesAt(torn).filter((name) => name.startsWith('data.failed-'));
    expect(aside.map((name) => existsSync(join(dirname(torn), name, 'PG_VERSION')))).toEqual([
      true,
    ]);
  });
});
