// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Announce from './announce.ts';

let announce: typeof Announce.announce;
let announceSlow: typeof Announce.announceSlow;
let close: () => void;
beforeEach(async () => {
  vi.useFakeTimers();
  // Another test file can leave a message waiting, and its timer with it.
  vi.resetModules();
  ({ announce, announceSlow } = await import('./announce.ts'));
  close = (await import('./announce.ts')).openRegion();
});
afterEach(() => {
  vi.runAllTimers();
  close();
  vi.useRealTimers();
});

const said = () => document.querySelector('output')?.textContent;

it('the announcer announces each of several messages, one after another', () => {
  announce('Saved');
  announce('34 rows');
  vi.advanceTimersByTime(500);
  expect(said()).toBe('Saved');
  vi.advanceTimersByTime(500);
  expect(said()).toBe('34 rows');
});

it('the announcer replaces a waiting message with the same key', () => {
  announce('34 rows', 'count');
  announce('Saved');
  announce('35 rows', 'count');
  vi.advanceTimersByTime(500);
  expect(said()).toBe('Saved');
  vi.advanceTimersByTime(500);
  expect(said()).toBe('35 rows');
  vi.advanceTimersByTime(5_000);
  expect(said()).toBe('35 rows');
});

it('the announcer announces a message among frequent others', () => {
  announce('Saved');
  for (let more = 0; more < 4; more += 1) {
    vi.advanceTimersByTime(200);
    announce(`${more} rows`, 'count');
  }
  expect(said()).toBe('Saved');
});

it('the announcer announces only loads that take longer than a second', () => {
  const callOff = announceSlow('Loading values');
  vi.advanceTimersByTime(999);
  callOff();
  vi.advanceTimersByTime(5_000);
  expect(said()).toBe('');
  announceSlow('Loading values');
  vi.advanceTimersByTime(1_500);
  expect(said()).toBe('Loading values');
});

it('the announcer does not repeat the last message in a dialog that opens', () => {
  announce('34 rows');
  vi.advanceTimersByTime(500);
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  announce('3 results');
  expect(dialog.querySelector('output')?.textContent).toBe('');
  vi.advanceTimersByTime(500);
  expect(said()).toBe('3 results');
  dialog.remove();
});
