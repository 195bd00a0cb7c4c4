import { expect, it } from 'vitest';
import { changeText } from './changeText.ts';

it.each([
  [{ field: 'status', from: 'Active', to: 'Lapsed' }, 'Status: Lapsed, before: Active'],
  [
    { field: 'paidToDate', from: '2026-11-10', to: '2026-12-10' },
    'Paid to date: 12/10/2026, before: 11/10/2026',
  ],
  [{ field: 'paidToDate', from: '2026-11-10', to: null }, 'Paid to date: none, before: 11/10/2026'],
  [{ field: 'paidToDate', from: null, to: '2026-12-10' }, 'Paid to date: 12/10/2026, before: none'],
  [
    { field: 'requirement', requirement: 'Replacement form', from: 'Open', to: 'Met' },
    'Replacement form: Met, before: Open',
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
