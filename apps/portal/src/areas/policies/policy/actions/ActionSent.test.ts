import { expect, it } from 'vitest';
import { actionReference } from './ActionSent.tsx';

it.each([
  ['7f3a21bc-0d2e-4c5f-9a1b-0123456789ab', '7F3A-21BC'],
  ['A1', 'A1'],
])('the reference of %s is %s', (id, reference) => {
  expect(actionReference(id)).toBe(reference);
});
