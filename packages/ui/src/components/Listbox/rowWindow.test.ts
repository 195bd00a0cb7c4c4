import { describe, expect, it } from 'vitest';
import { rowWindow, scrollTopToShow } from './rowWindow.ts';

describe('the rows of a long list that are drawn', () => {
  it('are all rows of a short list', () => {
    expect(rowWindow(0, 320, 40, 5)).toEqual({ start: 0, end: 5 });
    expect(rowWindow(0, 320, 40, 0)).toEqual({ start: 0, end: 0 });
  });

  it('are those in sight with a few before and after', () => {
    expect(rowWindow(40_000, 320, 40, 50_000)).toEqual({ start: 994, end: 1014 });
  });

  it('stay inside a list that has become shorter than its scroll position', () => {
    expect(rowWindow(40_000, 320, 40, 3)).toEqual({ start: 3, end: 3 });
  });

  it('are few, whatever the length of the list', () => {
    const { start, end } = rowWindow(1_000_000, 320, 40, 50_000);
    expect(end - start).toBeLessThan(25);
  });
});

describe('scrolling a row into sight', () => {
  it('does not scroll when the row is in sight', () => {
    expect(scrollTopToShow(3, 0, 320, 40)).toBe(0);
  });

  it('moves up to a row above and down to a row below', () => {
    expect(scrollTopToShow(2, 400, 320, 40)).toBe(80);
    expect(scrollTopToShow(8, 0, 320, 40)).toBe(40);
  });
});
