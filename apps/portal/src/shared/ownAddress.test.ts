import { expect, it } from 'vitest';
import { ownAddress } from './ownAddress.ts';

it.each([
  ['/', '/'],
  ['/pending?page=2#rows', '/pending?page=2#rows'],
  ['/products/../pending', '/pending'],
])('resolves %j to %s', (address, path) => {
  expect(ownAddress(address)).toBe(path);
});

it.each([
  '',
  'pending',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/home/..//evil.example',
  '/%2e//evil.example',
  '/\t/[',
  '//own.invalid/home',
  '//own.invalid@evil.example',
  'https://own.invalid/home',
  'javascript:alert(1)',
])('rejects %j', (address) => {
  expect(ownAddress(address)).toBeUndefined();
});
