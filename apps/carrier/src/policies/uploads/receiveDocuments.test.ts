import { describe, expect, it } from 'vitest';
import type { FileStore } from './createFileStore.ts';
import { receiveDocuments, documentName, sentName } from './receiveDocuments.ts';
import { formOf, testDocuments } from './testDocuments.ts';

const { pdf } = testDocuments;
const check = async (text: string) => JSON.parse(text) as unknown;
const never = new AbortController().signal;

/** A store that remembers which files it still has. */
function memoryStore(write: FileStore['write']) {
  const stored = new Set<string>();
  const store: FileStore = {
    async write(id, pieces) {
      stored.add(id);
      await write(id, pieces);
    },
    remove: async (ids) => ids.forEach((id) => stored.delete(id)),
    read: async () => new ReadableStream(),
  };
  return { stored, store };
}

const pieceSize = 64 * 1024;

/** A request whose body is sent in pieces; counts those that were read. */
async function inPieces(files: readonly File[]) {
  const whole = new Request('http://x.test', { method: 'POST', body: formOf({}, files) });
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const counted = { read: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const start = counted.read * pieceSize;
        if (start >= bytes.length) return controller.close();
        counted.read += 1;
        return controller.enqueue(bytes.subarray(start, start + pieceSize));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = whole.headers;
  const request = new Request('http://x.test', { method: 'POST', headers, body, duplex: 'half' });
  return { request, counted };
}

const readAll: FileStore['write'] = async (_, pieces) => {
  for await (const _piece of pieces);
};

describe('receiving documents', () => {
  it('reads no further than the disk writes', async () => {
    const { request, counted } = await inPieces([pdf('big.pdf', 10_000_000)]);
    let written = 0;
    let mostAhead = 0;
    const { store } = memoryStore(async (_, pieces) => {
      for await (const piece of pieces) {
        written += piece.length;
        mostAhead = Math.max(mostAhead, counted.read * pieceSize - written);
        // A disk that is slower than the network.
        for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
      }
    });
    const { documents } = await receiveDocuments(request, { store, signal: never }, check);
    expect(documents).toMatchObject([{ size: 10_000_000 }]);
    expect(mostAhead).toBeLessThan(1_000_000);
  });

  it('removes every file when the disk is full', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    let files = 0;
    const { stored, store } = memoryStore(async (id, pieces) => {
      files += 1;
      if (files === 3) throw full;
      await readAll(id, pieces);
    });
    const { request } = await inPieces([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf')]);
    await expect(receiveDocuments(request, { store, signal: never }, check)).rejects.toBe(full);
    expect(stored.size).toBe(0);
  });

  it('removes every file when the client leaves', async () => {
    const client = new AbortController();
    const left = new Error('The client left.');
    const { stored, store } = memoryStore(async (id, pieces) => {
      for await (const _ of pieces) if (stored.size === 2) client.abort(left);
    });
    const { request } = await inPieces([pdf('1.pdf'), pdf('2.pdf', 10_000_000)]);
    const received = receiveDocuments(request, { store, signal: client.signal }, check);
    await expect(received).rejects.toBe(left);
    expect(stored.size).toBe(0);
  });

  it('answers at once when a large file has another name than it must', async () => {
    const { stored, store } = memoryStore(readAll);
    const form = formOf({}, [pdf('1.pdf', 5_000)]);
    form.append('other', pdf('2.pdf', 5_000_000));
    const request = new Request('http://x.test', { method: 'POST', body: form });
    const received = receiveDocuments(request, { store, signal: never }, check);
    await expect(received).rejects.toMatchObject({ status: 400 });
    expect(stored.size).toBe(0);
  });

  it('stores no file before the action is accepted', async () => {
    const refusal = new Error('Not your policy.');
    const { stored, store } = memoryStore(readAll);
    const { request } = await inPieces([pdf()]);
    const refused = receiveDocuments(request, { store, signal: never }, async () => {
      await Promise.resolve();
      throw refusal;
    });
    await expect(refused).rejects.toBe(refusal);
    expect(stored.size).toBe(0);
  });
});

it.each([
  ['Statement.pdf', 'Statement.pdf'],
  ['Übersicht 2026.PDF', 'Übersicht 2026.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['form.exe', 'form.exe.pdf'],
  ['exe\u202Efdp.scr', 'exefdp.scr.pdf'],
  ['say %22hello%22%0D%0A.pdf', 'say "hello".pdf'],
  ['100%25 %2e%2E%2Fpaid.pdf', '100%25 %2e%2E%2Fpaid.pdf'],
  ['%0d%0A', 'document.pdf'],
  ['report.pdf.', 'report.pdf'],
  ['report.pdf \u200B', 'report.pdf'],
  ['CON', '_CON.pdf'],
  ['nul.tar.pdf', '_nul.tar.pdf'],
  ['com1.pdf', '_com1.pdf'],
  ['console.pdf', 'console.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['...', 'document.pdf'],
  ['pdf', 'pdf.pdf'],
  ['', 'document.pdf'],
])('a document sent as %j is named %j', (typed, name) => {
  expect(documentName(sentName(typed), 'application/pdf')).toBe(name);
});

it('a document keeps each usual ending of a picture', () => {
  for (const name of ['a.jpg', 'a.jpeg', 'a.jpe', 'a.jfif'])
    expect(documentName(name, 'image/jpeg')).toBe(name);
  expect(documentName('a.JFIF', 'image/jpeg')).toBe('a.jfif');
  expect(documentName('scan', 'image/jpeg')).toBe('scan.jpg');
  expect(documentName('a.jpg', 'image/png')).toBe('a.jpg.png');
});

it('a document has a long name shortened, and keeps its ending', () => {
  const name = documentName(`${'😀'.repeat(300)}.pdf`, 'application/pdf');
  expect(Array.from(name)).toHaveLength(200);
  expect(name.endsWith('😀.pdf')).toBe(true);
});
