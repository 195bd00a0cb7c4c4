import { expect, test, vi } from 'vitest';
import { readConfig } from './config/config.ts';
import { warnOfMissing } from './warnOfMissing.ts';

const key = Buffer.alloc(32, 7).toString('base64');

test.each([
  ['the demonstration', { CARRIER_DEMO: '1' }, []],
  ['the demonstration for other machines', { CARRIER_DEMO: '1', HOST: '0.0.0.0' }, ['HOST']],
  ['the demonstration for this machine', { CARRIER_DEMO: '1', HOST: 'localhost' }, []],
  ['a carrier without either', { CARRIER_DEMO: '0' }, ['PORTAL_ORIGIN', 'SECOND_STEP_KEY']],
  [
    'one that lacks the key',
    { CARRIER_DEMO: '0', PORTAL_ORIGIN: 'https://portal.example' },
    ['SECOND_STEP_KEY'],
  ],
  [
    'one that lacks the origin',
    { CARRIER_DEMO: '0', SECOND_STEP_KEY: key, HOST: '0.0.0.0' },
    ['PORTAL_ORIGIN'],
  ],
])('%s logs its missing settings', (_, settings, missing) => {
  const warn = vi.fn<(text: string) => void>();
  warnOfMissing(readConfig(settings), { warn });
  expect(warn.mock.calls.map(([text]) => text.split(' ')[0])).toEqual(missing);
});
