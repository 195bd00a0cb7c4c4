import { expect, test } from 'vitest';
import { isClientGone } from './problems.ts';
import { reportFailure } from './reportFailure.ts';
import { streamOf } from './streamOf.ts';

test('a file that fails half-way ends in a failure without details, and is reported', async () => {
  const failures: unknown[] = [];
  async function* breaking() {
    yield new Uint8Array([37]);
    throw new Error('the pencil broke');
  }
  const body = reportFailure(streamOf(breaking()), (error) => failures.push(error));
  await expect(new Response(body).arrayBuffer()).rejects.toThrow('A file could not be finished');
  expect(failures).toEqual([new Error('the pencil broke')]);
});

test('a client that leaves ends the file, and only that is reported', async () => {
  let isOver = false;
  async function* endless() {
    try {
      for (;;) yield new Uint8Array([37]);
    } finally {
      isOver = true;
    }
  }
  const failures: unknown[] = [];
  const body = reportFailure(streamOf(endless()), (error) => failures.push(error));
  const reader = body.getReader();
  await reader.read();
  await reader.cancel();
  expect(isOver).toBe(true);
  expect(failures.map(isClientGone)).toEqual([true]);
});
