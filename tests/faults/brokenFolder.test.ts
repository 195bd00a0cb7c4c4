import {
  appendFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readyAddress, startCarrier } from './carrierProcess.ts';
import { contentOf } from './contentOf.ts';
import { seededFolder } from './dataFolders.ts';

/** Calls `change` for each file below a folder of the database. */
function eachFile(folder: string, change: (file: string) => void): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) change(path.join(entry.parentPath, entry.name));
  }
}

/** Overwrites the start of a file with content that is not PostgreSQL's. */
const scramble = (file: string) =>
  writeFileSync(file, Buffer.alloc(Math.min(65_536, statSync(file).size), 'scrambled '), {
    flag: 'r+',
  });

const ways: Readonly<Record<string, (folder: string) => void>> = {
  'without PG_VERSION': (folder) => rmSync(path.join(folder, 'PG_VERSION')),
  'of another version': (folder) => writeFileSync(path.join(folder, 'PG_VERSION'), '15\n'),
  'with an unknown setting': (folder) =>
    appendFileSync(path.join(folder, 'postgresql.conf'), '???\n'),
  'with a truncated control file': (folder) =>
    truncateSync(path.join(folder, 'global/pg_control'), 100),
  'with a scrambled control file': (folder) => scramble(path.join(folder, 'global/pg_control')),
  'without its control file': (folder) => rmSync(path.join(folder, 'global/pg_control')),
  'with a scrambled log': (folder) => eachFile(path.join(folder, 'pg_wal'), scramble),
  'with scrambled tables': (folder) => eachFile(path.join(folder, 'base'), scramble),
  'with truncated tables': (folder) =>
    eachFile(path.join(folder, 'base'), (file) => truncateSync(file, statSync(file).size >> 1)),
};

test.each(Object.entries(ways))(
  'a data folder %s stays the same, byte for byte, and the message says how to keep it',
  async (_, breakIt) => {
    const folder = await seededFolder();
    breakIt(folder);
    const before = contentOf(folder);
    const { printed, ended } = startCarrier({ CARRIER_DATA: folder });
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(printed.log).toMatch(
      /^The data folder \S+ cannot be opened as a database \(.+\)\. It was left as it is\. .+\n$/,
    );
    expect(printed.log).toContain(`rename it (mv ${folder} ${folder}.kept) and start again`);
    expect(contentOf(folder)).toEqual(before);
  },
);

test('the advice of the message works: after a rename the folder stays, and the carrier starts with a new one', async () => {
  const folder = await seededFolder();
  truncateSync(path.join(folder, 'global/pg_control'), 100);
  await startCarrier({ CARRIER_DATA: folder }).ended;
  renameSync(folder, `${folder}.kept`);
  const kept = contentOf(`${folder}.kept`);
  await readyAddress(startCarrier({ CARRIER_DATA: folder }));
  expect(contentOf(`${folder}.kept`)).toEqual(kept);
});
