import { expect, it } from 'vitest';
import { csrfToken } from './csrfToken.ts';

it.each([
  ['', undefined],
  ['other=1', undefined],
  ['__Host-csrf=', undefined],
  ['__Host-csrf=abc', 'abc'],
  ['a=b; __Host-csrf=e7jQ_zY-5=; c=d', 'e7jQ_zY-5='],
  ['__Host-csrf=a%2Bb', 'a+b'],
  ['__Host-csrf=100%', '100%'],
  ['x__Host-csrf=abc', undefined],
  ['csrf=abc', 'abc'],
  ['csrf=planted; __Host-csrf=abc', 'abc'],
  ['xcsrf=abc', undefined],
])('csrfToken finds in %s the token %s', (cookies, token) => {
  expect(csrfToken(cookies)).toBe(token);
});
