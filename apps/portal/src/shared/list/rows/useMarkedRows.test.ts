import { describe, expect, it } from 'vitest';
import { visitNow } from './useMarkedRows.ts';

const minutes = (count: number) => count * 60_000;
const now = Date.parse('2026-11-18T15:42:00Z');

describe('visits of a list', () => {
  it('begin without a previous visit', () => {
    expect(visitNow(null, now)).toEqual({ latest: now, previous: null });
  });

  it('continue after a reload, and keep the previous visit', () => {
    const stored = { latest: now - minutes(29), previous: now - minutes(600) };
    expect(visitNow(stored, now)).toEqual({ latest: now, previous: now - minutes(600) });
  });

  it('start a new visit after half an hour, and the last one becomes the previous one', () => {
    const stored = { latest: now - minutes(30), previous: now - minutes(600) };
    expect(visitNow(stored, now)).toEqual({ latest: now, previous: now - minutes(30) });
  });

  it.each(['text', 7, [], {}, { latest: 'yesterday' }, { latest: null, previous: 3 }])(
    'begin without a previous visit when the stored value is corrupt: %j',
    (stored) => {
      expect(visitNow(stored, now)).toEqual({ latest: now, previous: null });
    },
  );

  it('ignore a corrupt previous visit', () => {
    expect(visitNow({ latest: now - 1, previous: 'x' }, now).previous).toBeNull();
  });
});
