import { describe, expect, it } from 'vitest';
import type { Column } from '../Column.ts';
import { pinnedOffsets } from './pinnedOffsets.ts';

const column = (id: string, more: Partial<Column<never>> = {}): Column<never> => ({
  id,
  header: id,
  width: 5,
  cell: () => null,
  ...more,
});

describe('the columns that stay in sight', () => {
  it('are the first one and those with actions, without a pinned one', () => {
    expect(pinnedOffsets([column('a'), column('b'), column('do', { kind: 'action' })])).toEqual([
      { id: 'a', edge: 'start', offset: 0, isInner: true },
      { id: 'do', edge: 'end', offset: 0, isInner: true },
    ]);
  });

  it('are each after those before them, from both edges', () => {
    const columns = [
      column('a', { width: 3 }),
      column('b', { pinned: 'start', width: 8 }),
      column('c'),
      column('d', { pinned: 'start' }),
      column('e', { pinned: 'end', width: 6 }),
      column('f', { pinned: 'end', width: 4 }),
    ];
    expect(pinnedOffsets(columns)).toEqual([
      { id: 'a', edge: 'start', offset: 0, isInner: false },
      { id: 'b', edge: 'start', offset: 3, isInner: false },
      { id: 'd', edge: 'start', offset: 11, isInner: true },
      { id: 'f', edge: 'end', offset: 0, isInner: false },
      { id: 'e', edge: 'end', offset: 4, isInner: true },
    ]);
  });

  it('have the width of their kind without another', () => {
    const columns = [column('a', { width: undefined }), column('b', { pinned: 'start' })];
    expect(pinnedOffsets(columns)[1]).toMatchObject({ id: 'b', offset: 6.5 });
  });
});
