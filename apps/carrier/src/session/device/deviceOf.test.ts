import { expect, test } from 'vitest';
import { deviceOf } from './deviceOf.ts';
import { shortAddress } from '../../shared/networkOf.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/140.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/18.0 Safari/605.1`,
    'Safari on Mac',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${like} Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${like} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  ['curl/8.0', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2::7', '2001:db8:1::x'],
  ['::1', '::1'],
  ['nonsense', null],
])('the address %s is shortened to %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
