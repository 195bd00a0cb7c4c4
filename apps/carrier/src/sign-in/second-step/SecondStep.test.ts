import { expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connection.ts';
import { createSecondStep } from './SecondStep.ts';

const partyOf = (portalOrigin: string | undefined) =>
  createSecondStep(
    {} as OpenDatabase['pool'],
    { error: () => {} },
    { secondStepKeys: [], portalOrigin },
  ).partyOf;

const address = '127.0.0.1';
const local = { address, host: 'localhost:3000', isTls: false };

test('makes passkeys for the origin of the settings, for any host name of a request', () => {
  for (const client of [local, { ...local, host: 'other.example', isTls: true }])
    expect(partyOf('https://portal.example')(client, false)).toEqual({
      id: 'portal.example',
      origin: 'https://portal.example',
    });
});

test('makes passkeys for http://localhost on the machine itself', () => {
  expect(partyOf(undefined)(local, true)).toEqual({
    id: 'localhost',
    origin: 'http://localhost:3000',
  });
});

test.each([
  ['from another machine', local, false],
  ['over TLS', { ...local, isTls: true }, true],
  ['by another name', { ...local, host: 'portal.example' }, true],
  ['by a name that ends like it', { ...local, host: 'my.localhost' }, true],
  ['by a name that begins like it', { ...local, host: 'localhost.example' }, true],
])('makes no passkeys without an origin for a request %s', (_, client, isOnThisMachine) => {
  expect(partyOf(undefined)(client, isOnThisMachine)).toBeUndefined();
});
