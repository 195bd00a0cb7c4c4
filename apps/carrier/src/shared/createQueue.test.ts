import { expect, test } from 'vitest';
import { createQueue } from './createQueue.ts';

const bounds = { atOnce: 2, mostWaiting: 3, refuse: () => new Error('full') };

/** Work that the test ends. */
function heldWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const start = (run: ReturnType<typeof createQueue>, at: number, isFailing = false) =>
    run(async () => {
      started.push(at);
      await new Promise<void>((resolve) => {
        ends[at] = resolve;
      });
      if (isFailing) throw new Error(`work ${at} failed`);
      return at;
    });
  return { started, ends, start };
}

test('a queue runs two at once, the others in their order, and refuses what is too much', async () => {
  const run = createQueue(bounds);
  const { started, ends, start } = heldWork();
  const all = [0, 1, 2, 3, 4].map((at) => start(run, at));
  await expect(start(run, 5)).rejects.toThrow('full');
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  expect(await all[1]).toBe(1);
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const at of [0, 2]) ends[at]?.();
  await expect.poll(() => started).toEqual([0, 1, 2, 3, 4]);
  for (const at of [3, 4]) ends[at]?.();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

test('a queue gives the place of work that failed to the next', async () => {
  const run = createQueue({ ...bounds, atOnce: 1 });
  const { ends, start, started } = heldWork();
  const first = start(run, 0, true);
  const second = start(run, 1);
  ends[0]?.();
  await expect(first).rejects.toThrow('work 0 failed');
  await expect.poll(() => started).toEqual([0, 1]);
  ends[1]?.();
  expect(await second).toBe(1);
  const third = start(run, 2);
  await expect.poll(() => started).toEqual([0, 1, 2]);
  ends[2]?.();
  expect(await third).toBe(2);
});

test('a queue drops work that no caller waits for', async () => {
  const run = createQueue({ ...bounds, atOnce: 1, mostWaiting: 1 });
  const { ends, start, started } = heldWork();
  const first = start(run, 0);
  const gone = new AbortController();
  const second = run(() => Promise.reject(new Error('This must not start.')), gone.signal);
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect(run(async () => 1, gone.signal)).rejects.toThrow('gone');
  const third = start(run, 2);
  ends[0]?.();
  await first;
  await expect.poll(() => started).toEqual([0, 2]);
  ends[2]?.();
  expect(await third).toBe(2);
});
