import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { uploadRules } from '@agent-portal/data/policies/uploads/uploadRules';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { badRequest, bodyTooLarge, unsupportedMediaType } from '../../http/answers/problems.ts';
import { refuseCoding } from '../../http/input/readBody.ts';
import { requestSizes } from '../../limits.ts';
import type { NewDocument } from '../actions/queries.ts';
import { checkContent, type Checked } from './checkContent.ts';
import type { FileStore } from './createFileStore.ts';
import { cleanFileName, type FileKind, fileKindOfName, fileKinds } from '@agent-portal/format';

/** The most bytes of the form's first part. */
const largestBody = 64 * 1024;

const bodyProblem = (message: string) => badRequest([{ field: 'body', message }]);
const isFirst = 'must be the first part';
const filesProblem = (message: string) => badRequest([{ field: 'files', message }]);

/**
 * Writes a body to the parser as fast as the files are stored. After an abort, the rest stays unread:
 * cancelling it would close the connection before the answer.
 */
async function feed(
  parser: Writable,
  body: NonNullable<Request['body']>,
  signal: AbortSignal,
): Promise<void> {
  const reader = body.getReader();
  signal.addEventListener('abort', () => reader.releaseLock(), { once: true });
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > requestSizes.upload) throw bodyTooLarge(requestSizes.upload);
    if (!parser.write(value)) await once(parser, 'drain', { signal });
  }
  const finished = once(parser, 'finish', { signal });
  parser.end();
  await finished;
}

/** @throws Problem 415 for a body that is not a plain form with files, 413 for one that is announced too large */
function startParser(request: Request) {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw unsupportedMediaType('multipart/form-data');
  refuseCoding(request.headers);
  if (Number(request.headers.get('Content-Length') ?? 0) > requestSizes.upload) {
    throw bodyTooLarge(requestSizes.upload);
  }
  const limits = {
    files: uploadRules.maxCount,
    fileSize: uploadRules.maxSize,
    fields: 1,
    fieldSize: largestBody,
    parts: uploadRules.maxCount + 2,
    headerPairs: 20,
    headerSize: 8 * 1024,
  };
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    throw unsupportedMediaType('multipart/form-data');
  }
}

/** The longest name, in characters, with its ending. */
const longest = 200;

/** Names that Windows reserves for devices, with any ending. */
const device = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])(?=\.|$)/i;

/** The characters that browsers encode in the name of a file, and only these (HTML, multipart/form-data). */
const encoded: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** The name of a file as a form sends it, without folders and harmful characters. */
export const sentName = (typed: string): string =>
  cleanFileName(typed.replaceAll(/%(?:22|0D|0A)/gi, (code) => encoded[code.toUpperCase()] ?? ''));

/**
 * The name that a document keeps. Its ending fits its content, so that a PDF named `form.exe` is saved as
 * `form.exe.pdf`.
 *
 * @param name as `sentName` returns it
 */
export function documentName(name: string, kind: FileKind): string {
  const visible = name.replaceAll(/^[.\s]+|[.\s]+$/g, '').replace(device, '_$&');
  const fits = fileKindOfName(visible) === kind;
  const dot = fits ? visible.lastIndexOf('.') : visible.length;
  const ending = fits ? visible.slice(dot + 1).toLowerCase() : fileKinds[kind][0];
  const stem = Array.from(visible.slice(0, dot) || 'document');
  return `${stem.slice(0, longest - ending.length - 1).join('')}.${ending}`;
}

/**
 * Receives an action and its documents. Each file goes to the store while it arrives, and is never in
 * memory. If anything fails, no file stays.
 *
 * @param check reads the first part, and refuses the action before any file is stored
 * @throws {Problem} 400 for what is wrong with the form or a file, 413, 415, and what `check` throws
 */
export async function receiveDocuments<Body>(
  request: Request,
  { store, signal }: { readonly store: FileStore; readonly signal: AbortSignal },
  check: (text: string) => Promise<Body>,
): Promise<{ readonly body: Body; readonly documents: readonly NewDocument[] }> {
  const parser = startParser(request);
  const stopped = new AbortController();
  const either = AbortSignal.any([signal, stopped.signal]);
  const ids: string[] = [];
  const writes: Promise<NewDocument>[] = [];
  let body: Promise<Body> | undefined;
  /** The first failure is the answer; the later ones follow from it. */
  const stop = (error: unknown) => stopped.abort(error);
  /** Errors of the parser, which say that the form is incomplete. */
  const ofForm = new Set<unknown>();
  const noteParsing = (error: unknown) => {
    // After a stop, the streams end with its reason.
    if (!either.aborted) ofForm.add(error);
  };

  async function take(file: BusboyFileStream, sent: string): Promise<NewDocument> {
    // After a stop, the rest of the file never arrives, so reading it would never end.
    either.throwIfAborted();
    const documentId = randomUUID();
    ids.push(documentId);
    const checked: Partial<Checked> = {};
    // The end of the request also ends a file without more data.
    either.addEventListener('abort', () => file.destroy(either.reason as Error), { once: true });
    if (!body) throw bodyProblem(isFirst);
    await body;
    await store.write(documentId, checkContent(file, sent, checked));
    const { mediaType, size, sha256 } = checked as Checked;
    return { documentId, name: documentName(sent, mediaType), mediaType, size, sha256 };
  }

  parser.on('field', (name: string, value: string, _: boolean, isTruncated: boolean) => {
    if (name !== 'body' || body)
      return stop(badRequest([{ field: name, message: 'is not known' }]));
    if (isTruncated) return stop(bodyTooLarge(largestBody));
    body = check(value);
    return void body.catch(stop);
  });
  parser.on('file', (name: string, file: BusboyFileStream, typed: string | undefined) => {
    file.on('error', noteParsing);
    if (name !== 'files') stop(badRequest([{ field: name, message: 'is not known' }]));
    const write = take(file, sentName(typed ?? ''));
    writes.push(write);
    write.catch(stop);
  });
  parser.on('error', (error: unknown) => {
    noteParsing(error);
    stop(error);
  });
  const tooMany = `must be at most ${uploadRules.maxCount}`;
  parser.on('filesLimit', () => stop(filesProblem(tooMany)));
  parser.on('partsLimit', () => stop(filesProblem(tooMany)));
  parser.on('fieldsLimit', () => stop(bodyProblem('must be sent once')));

  try {
    if (!request.body) throw bodyProblem(isFirst);
    await feed(parser, request.body, either);
    const documents = await Promise.all(writes);
    if (!body) throw bodyProblem(isFirst);
    if (documents.length === 0) throw filesProblem('must be at least one');
    return { body: await body, documents };
  } catch (error) {
    stop(error);
    await Promise.allSettled(writes);
    await store.remove(ids);
    signal.throwIfAborted();
    const { reason } = stopped.signal;
    throw ofForm.has(reason) ? bodyProblem('must be a complete form') : reason;
  }
}
