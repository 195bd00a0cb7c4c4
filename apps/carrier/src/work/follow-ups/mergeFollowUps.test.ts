import { longestFollowUpNote } from '@agent-portal/data/work/follow-ups/contract';
import { expect, test } from 'vitest';
import { mergeFollowUps } from './mergeFollowUps.ts';

const savedAt = new Date('2026-11-01T00:00:00Z');
const at = new Date('2026-11-18T00:00:00Z');
const assigned = { by: null, on: null };
const taken = {
  userId: 1,
  producerId: 'P',
  subject: 'requirement' as const,
  itemKey: 'NL1-1',
  policyNumber: 'NL1',
  who: '',
  what: 'Medical exam',
  followUpOn: '2026-11-20',
  note: 'Call the clinic.',
  version: 4,
  savedAt,
  deletedAt: null,
  doneOn: null,
  assignedBy: null,
  assignedOn: null,
  assignedAt: null,
  previousOn: null,
};
const stored = { ...taken, userId: 2, followUpOn: '2026-11-25', note: 'Ask again.', version: 7 };
const merge = (row: typeof stored | undefined) =>
  mergeFollowUps(taken, {
    userId: 2,
    stored: row,
    source: 'Taken over from Nora Quill.',
    assigned,
    at,
  });

test('a follow-up that is taken over keeps its day, but not its private note', () => {
  expect(merge(undefined)).toEqual({
    ...taken,
    userId: 2,
    note: 'Taken over from Nora Quill.',
    version: 1,
    savedAt: at,
    assignedAt: at,
  });
});

test('two follow-ups on one requirement become one with the earlier day and the successor’s note', () => {
  const note = 'Ask again.\nTaken over from Nora Quill.';
  expect(merge(stored)).toMatchObject({ userId: 2, version: 8, followUpOn: '2026-11-20', note });
  expect(merge({ ...stored, followUpOn: '2026-11-19' })).toMatchObject({
    followUpOn: '2026-11-19',
  });
  expect(merge({ ...stored, note: '' })).toMatchObject({ note: 'Taken over from Nora Quill.' });
});

test('a deleted follow-up of the successor does not decide the day', () => {
  const deleted = { ...stored, followUpOn: '2026-11-19', note: '', deletedAt: savedAt };
  const version = 8;
  expect(
    mergeFollowUps(taken, {
      userId: 2,
      stored: deleted,
      source: 'Taken over from Nora Quill.',
      assigned,
      at,
    }),
  ).toEqual({
    ...taken,
    userId: 2,
    note: 'Taken over from Nora Quill.',
    version,
    savedAt: at,
    assignedAt: at,
  });
});

test('the longest note stays as it is', () => {
  const note = 'x'.repeat(longestFollowUpNote);
  expect(merge({ ...stored, note }).note).toBe(note);
});

test('a follow-up that a user takes is not one that was assigned', () => {
  const { assignedAt } = mergeFollowUps(taken, { userId: 2, stored: undefined, source: '', at });
  expect(assignedAt).toBeNull();
});
