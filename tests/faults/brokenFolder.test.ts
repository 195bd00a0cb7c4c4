import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startCarrier } from './startCarrier.ts';
import { seededFolder } from './dataFolders.ts';

test('a data folder that does not open stops the start, and the command of the message seeds a new one', async () => {
  const folder = await seededFolder();
  truncateSync(path.join(folder, 'global/pg_control'), 100);
  for (let start = 0; start < 2; start += 1) {
    const { printed, ended } = startCarrier({ CARRIER_DATA: folder });
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(printed.log).toMatch(/^The data folder \S+ does not open \(.+\)\. .+\n$/);
    const [, move = ''] = /: (mv "\S+" "\S+") && npm start\n$/.exec(printed.log) ?? [];
    if (start === 1) execFileSync('sh', ['-c', move]);
  }
  await startCarrier({ CARRIER_DATA: folder }).ready;
  const parent = path.dirname(folder);
  const stored = readdirSync(parent).find((name) => name.startsWith('data.kept-')) ?? '';
  expect(readFileSync(path.join(parent, stored, 'global/pg_control'))).toHaveLength(100);
});
