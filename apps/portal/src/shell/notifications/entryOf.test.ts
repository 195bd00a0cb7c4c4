import { expect, it } from 'vitest';
import { changeText } from './entryOf.tsx';

it.each([
  [{ field: 'status', from: 'Active', to: 'Lapsed' }, 'Active to Lapsed'],
  [
    { field: 'paidToDate', from: '2026-11-10', to: '2026-12-10' },
    'Paid to date: 11/10/2026 to 12/10/2026',
  ],
  [{ field: 'paidToDate', from: '2026-11-10', to: null }, 'Paid to date: 11/10/2026 to none'],
  [{ field: 'paidToDate', from: null, to: '2026-12-10' }, 'Paid to date: none to 12/10/2026'],
  [
    { field: 'requirement', requirement: 'Replacement form', from: 'Open', to: 'Met' },
    'Replacement form: Open to Met',
  ],
  [
    { field: 'requirement', requirement: 'Paramedical exam', from: null, to: 'Open' },
    'New requirement: Paramedical exam, Open',
  ],
  [
    { field: 'requirement', requirement: 'Paramedical exam', from: 'Open', to: null },
    'Requirement withdrawn: Paramedical exam',
  ],
] as const)('describes a change in words: %j', (change, text) => {
  expect(changeText(change)).toBe(text);
});
