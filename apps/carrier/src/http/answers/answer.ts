import { type Endpoint, isFileResponse } from '@agent-portal/data/endpoint';
import { LoggableError } from '../../shared/logError.ts';
import * as z from 'zod/mini';
import { contentDisposition } from './contentDisposition.ts';
import { jsonBytesOf } from './jsonText.ts';
import { reportFailure } from './reportFailure.ts';

export interface FileAnswer {
  readonly name: string;
  /** The text of the audit log that replaces the name. */
  readonly loggedAs?: string;
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** The result of a handler: the JSON that the response schema describes, or a file. */
export type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodMiniType
  ? z.output<E['response']>
  : FileAnswer;

/** JSON with its length, so that compression can skip small answers. */
export function jsonResponse(value: unknown, status = 200, type = 'application/json'): Response {
  const body = jsonBytesOf(value);
  return new Response(body, {
    status,
    headers: { 'Content-Type': type, 'Content-Length': String(body.length) },
  });
}

function fileResponse(
  { name, body }: FileAnswer,
  mediaType: string,
  onFailure: (error: unknown) => void,
): Response {
  const isWhole = body instanceof Uint8Array;
  const length = isWhole ? String(body.length) : undefined;
  return new Response(isWhole ? body : reportFailure(body, onFailure), {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': contentDisposition(name),
      ...(length && { 'Content-Length': length }),
    },
  });
}

/**
 * Makes a response from the answer of an endpoint's handler.
 * @param check whether to validate JSON against the contract
 * @param onFailure gets the error when a file breaks half-way
 * @throws when `check` is on and the answer breaks the contract
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  value: AnswerOf<E>,
  check: boolean,
  onFailure: (error: unknown) => void,
): Response {
  const { response, name } = endpoint;
  if (isFileResponse(response)) {
    return fileResponse(value as FileAnswer, response.mediaType, onFailure);
  }
  if (check) {
    const result = z.safeParse(response, value);
    // oxlint-disable-next-line no-restricted-properties -- says what is wrong where, without values
    const wrong = result.error?.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
    if (wrong)
      throw new LoggableError(`The answer of ${name} breaks the contract: ${wrong.join('; ')}`);
  }
  return jsonResponse(value);
}

/** Whether a client has the current version already, as If-None-Match says (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Compression and caches make a tag weak. That does not matter for a read.
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
