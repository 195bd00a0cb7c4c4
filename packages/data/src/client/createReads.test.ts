import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReads, type Reads } from './createReads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
const fiveMinutes = 300_000;

/** The signal that a read is made with; the read never ends. */
function signalOf(reads: Reads, key: string): AbortSignal {
  const { promise: never } = Promise.withResolvers<never>();
  let given: AbortSignal | undefined;
  void reads.make(key, (signal) => {
    given = signal;
    return never;
  });
  return given!;
}

function withRows(): Reads {
  const reads = createReads();
  reads.cache.set('a', { data: 'rows' });
  return reads;
}

describe('createReads', () => {
  it('aborts a read for the next one of its key, and both settle alike', async () => {
    const reads = createReads();
    const untilAborted = (signal: AbortSignal) =>
      new Promise<string>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const first = reads.make('a', untilAborted);
    const other = signalOf(reads, 'b');
    const second = reads.make('a', () => Promise.resolve('rows'));
    expect(await Promise.all([first, second])).toEqual(['rows', 'rows']);
    expect(other.aborted).toBe(false);
  });

  it('aborts a read once its last reader has left', async () => {
    const reads = createReads();
    const signal = signalOf(reads, 'a');
    const leave = [reads.join('a'), reads.join('a')];
    leave[0]?.();
    await Promise.resolve();
    expect(signal.aborted).toBe(false);
    leave[1]?.();
    await Promise.resolve();
    expect(signal.aborted).toBe(true);
  });

  it('does not abort a read whose reader returns in the same turn', async () => {
    const reads = createReads();
    const signal = signalOf(reads, 'a');
    reads.join('a')();
    reads.join('a');
    await Promise.resolve();
    expect(signal.aborted).toBe(false);
  });

  it('gives a new signal after an abort', async () => {
    const reads = createReads();
    reads.join('a')();
    await Promise.resolve();
    expect(signalOf(reads, 'a').aborted).toBe(false);
  });

  it('drops an answer that was not on screen for five minutes', async () => {
    const { cache, join } = withRows();
    join('a')();
    await vi.advanceTimersByTimeAsync(fiveMinutes - 1);
    expect(cache.has('a')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(cache.has('a')).toBe(false);
  });

  it('keeps an answer while it is on screen', async () => {
    const { cache, ...reads } = withRows();
    reads.join('a')();
    await vi.advanceTimersByTimeAsync(fiveMinutes - 1);
    reads.join('a');
    await vi.advanceTimersByTimeAsync(2 * fiveMinutes);
    expect(cache.has('a')).toBe(true);
  });

  it('keeps an answer for five minutes after its last reader left', async () => {
    const { cache, ...reads } = withRows();
    reads.join('a')();
    await vi.advanceTimersByTimeAsync(1000);
    reads.join('a')();
    await vi.advanceTimersByTimeAsync(fiveMinutes - 1);
    expect(cache.has('a')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(cache.has('a')).toBe(false);
  });
});
