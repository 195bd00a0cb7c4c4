import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPdfWriter } from './pdf.ts';

/** A thread that a test ends itself. */
class HeldThread extends EventEmitter {
  readonly terminate = vi.fn<() => Promise<number>>(async () => 0);
}

const content = { title: 'A title', subtitle: '', sections: [] };
const bytes = new Uint8Array([37, 80, 68, 70]);
let client: AbortController;
let threads: HeldThread[];
let write: (signal?: AbortSignal) => Promise<Uint8Array>;
beforeEach(() => {
  threads = [];
  client = new AbortController();
  const writePdf = createPdfWriter(() => {
    const thread = new HeldThread();
    threads.push(thread);
    return thread;
  });
  write = (signal = client.signal) => writePdf(content, new Date(0), signal);
});

test('draws two documents at the same time, and the next one when one is done', async () => {
  const all = [write(), write(), write()];
  await expect.poll(() => threads).toHaveLength(2);
  threads[1]?.emit('message', bytes);
  expect(await all[1]).toBe(bytes);
  await expect.poll(() => threads).toHaveLength(3);
  expect(threads[1]?.terminate).toHaveBeenCalledOnce();
  threads[0]?.emit('message', bytes);
  threads[2]?.emit('message', bytes);
  await Promise.all(all);
});

test('ends the thread of a client that left, and starts none for a waiting one', async () => {
  const other = new AbortController();
  const stored = [write(other.signal), write(other.signal)];
  const waiting = write();
  client.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  other.abort(new Error('gone too'));
  for (const each of stored) await expect(each).rejects.toThrow('gone too');
  expect(threads).toHaveLength(2);
  for (const { terminate } of threads) expect(terminate).toHaveBeenCalledOnce();
});

test('rejects a document with 503 when 50 wait already', async () => {
  const all = Promise.allSettled(Array.from({ length: 52 }, () => write()));
  await expect(write()).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  client.abort(new Error('gone'));
  expect((await all).every(({ status }) => status === 'rejected')).toBe(true);
});

test('fails when a thread ends without a document', async () => {
  const written = write();
  await expect.poll(() => threads).toHaveLength(1);
  threads[0]?.emit('exit', 1);
  await expect(written).rejects.toThrow('A thread ended without its document.');
});
