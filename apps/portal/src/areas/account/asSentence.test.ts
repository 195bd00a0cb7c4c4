import { expect, it } from 'vitest';
import { asSentence } from './asSentence.ts';

it.each([
  ['Not used yet', 'Not used yet.'],
  ['Last used 11/17/2026, 2:05 p.m.', 'Last used 11/17/2026, 2:05 p.m.'],
])('%j becomes %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
