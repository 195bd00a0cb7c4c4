import { expect, test } from 'vitest';
import { createOriginOf } from './createOriginOf.ts';

const foreign = { isTls: true, host: 'evil.example' };

test('links use the origin of the settings for any host of a request', () => {
  const originOf = createOriginOf({ portalOrigin: 'https://portal.example', port: 4173 });
  expect(originOf(foreign)).toBe('https://portal.example');
  expect(originOf({ isTls: false, host: 'localhost:4173' })).toBe('https://portal.example');
});

test.each(['localhost:5000', '127.0.0.1:5000', '[::1]:5000'])(
  'without that setting %s is taken from the request, but no other host',
  (host) => {
    const originOf = createOriginOf({ portalOrigin: undefined, port: 4173 });
    expect(originOf({ isTls: false, host })).toBe(`http://${host}`);
    expect(originOf(foreign)).toBe('http://localhost:4173');
    expect(originOf({ isTls: true, host: 'localhost.evil.example' })).toBe('http://localhost:4173');
  },
);
