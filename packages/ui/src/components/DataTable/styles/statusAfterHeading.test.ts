import { describe, expect, it } from 'vitest';
import type { Column } from '../Column.ts';
import { statusAfterHeading } from './statusAfterHeading.ts';

const date: Column<never> = { id: 'date', header: 'Date', kind: 'date' };
const name: Column<never> = { id: 'name', header: 'Name', heading: true };
const paid: Column<never> = { id: 'paid', header: 'Paid', kind: 'money' };
const status: Column<never> = { id: 'status', header: 'Status', kind: 'status' };

describe('the columns with the status after the heading', () => {
  it('keep the order of the others', () => {
    expect(statusAfterHeading([date, name, paid, status])).toEqual([date, name, status, paid]);
    expect(statusAfterHeading([status, date, name])).toEqual([date, name, status]);
  });

  it('are none where nothing has to move', () => {
    expect(statusAfterHeading([date, name, status, paid])).toBeUndefined();
    expect(statusAfterHeading([date, name, paid])).toBeUndefined();
    expect(statusAfterHeading([date, status])).toBeUndefined();
  });
});
