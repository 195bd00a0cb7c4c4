import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killer, makeKillable } from './killPoints.ts';
import { openFolder } from './openFolder.ts';
import { emptyPlace } from './testFolder.ts';

let takeBack: () => void;
beforeAll(() => {
  takeBack = makeKillable();
});
afterAll(() => takeBack());

/** Writes a folder that looks like a database; what it holds tells it from others. */
function writeDatabase(folder: string, rows: string, control = 'sound'): void {
  mkdirSync(join(folder, 'global'), { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), '18');
  writeFileSync(join(folder, 'global', 'pg_control'), control);
  writeFileSync(join(folder, 'rows'), rows);
}

/** Opens a folder as PostgreSQL does: writes to it before it finds out that it cannot use it. */
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

/** Starts, and is killed after so many changes. Returns whether it was killed before its end. */
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

/** Every file below a folder, with what it holds. */
const contentOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );

const rowsOf = (folder: string) => readFileSync(join(folder, 'rows'), 'utf8');

/** What stands beside a folder and in its place. */
const namesAt = (folder: string) => readdirSync(dirname(folder));

/**
 * Calls `check` for each way to be killed once, or twice in a row, while starting on what `make`
 * makes; the folder is then as the last death left it.
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
      isKilledAgain = isKilled && (await startAndKill(folder, second));
      await check(folder);
      rmSync(dirname(folder), { recursive: true });
      deaths += 1;
    }
  }
  return deaths;
}

describe('a process killed after any change that a start makes', { timeout: 180_000 }, () => {
  it('leaves a sound database as it is, and what is written later stays', async () => {
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
    expect(deaths).toBeGreaterThan(100);
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
    expect(deaths).toBeGreaterThan(100);
  });

  it('leaves no half-made database where there is none yet', async () => {
    const deaths = await afterEachDeath(
      () => {},
      async (folder) => {
        await start(folder);
        expect(rowsOf(folder)).toBe('new');
        expect(namesAt(folder)).toEqual(['data']);
      },
    );
    expect(deaths).toBeGreaterThan(20);
  });
});

describe('whatever a former start left beside the folder', () => {
  const left = ['creating', 'opening', 'before', 'discarded', 'failed-7'];
  const isIn = (choice: number) => (_: string, index: number) => (choice & (1 << index)) > 0;
  const choices = Array.from({ length: 1 << left.length }, (_, n) => left.filter(isIn(n)));
  const cases = ['missing', 'empty', 'sound'].flatMap((folder) =>
    choices.map((beside) => ({ folder, beside })),
  );

  it.each(cases)('a folder that is $folder beside $beside', async ({ folder: state, beside }) => {
    const folder = emptyPlace();
    if (state === 'empty') mkdirSync(folder);
    if (state === 'sound') writeDatabase(folder, 'its own');
    for (const name of beside) writeDatabase(`${folder}.${name}`, name);
    await start(folder);
    // What is discarded goes with the first start that finds the folder in its place.
    await start(folder);
    const copy = ['before', 'opening'].find((name) => beside.includes(name));
    expect(rowsOf(folder)).toBe(state === 'sound' ? 'its own' : (copy ?? 'new'));
    const kept = beside.includes('failed-7') ? ['data.failed-7'] : [];
    expect(namesAt(folder)).toEqual(['data', ...kept]);
  });
});

describe('a copy that a killed start left', () => {
  it('gives way to the folder that opens, and comes back for the one that does not', async () => {
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
