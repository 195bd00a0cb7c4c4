import { describe, expect, it } from 'vitest';
import { visitNow } from './visitNow.ts';

const minutes = (count: number) => count * 60_000;
const now = Date.parse('2026-11-18T15:42:00Z');

describe('the visits of a list', () => {
  it('begin without a previous one', () => {
    expect(visitNow(null, now)).toEqual({ latest: now, previous: null });
  });

  it('go on after a reload, and keep what the previous one was', () => {
    const stored = { latest: now - minutes(29), previous: now - minutes(600) };
    expect(visitNow(stored, now)).toEqual({ latest: now, previous: now - minutes(600) });
  });

  it('begin anew after half an hour: the last one is the previous one', () => {
    const stored = { latest: now - minutes(30), previous: now - minutes(600) };
    expect(visitNow(stored, now)).toEqual({ latest: now, previous: now - minutes(30) });
  });

  it.each(['text', 7, [], {}, { latest: 'yesterday' }, { latest: null, previous: 3 }])(
    'begin where what is stored is broken: %j',
    (stored) => {
      expect(visitNow(stored, now)).toEqual({ latest: now, previous: null });
    },
  );

  it('drop a previous one that is broken', () => {
    expect(visitNow({ latest: now - 1, previous: 'x' }, now).previous).toBeNull();
  });
});
