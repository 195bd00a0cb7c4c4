import type { Context } from 'hono';
import { badRequest, unsupportedCoding, unsupportedMediaType } from '../answers/problems.ts';

/** The parts of a content type like `application/json; charset="utf-8"`. */
function mediaTypeOf(header: string) {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return { type, charset: charset?.slice('charset='.length).replaceAll('"', '') ?? 'utf-8' };
}

/** @throws Problem 415 for a compressed body (RFC 9110, 15.5.16) */
export function refuseCoding(headers: Headers): void {
  const coding = headers.get('Content-Encoding')?.trim().toLowerCase() || 'identity';
  if (coding !== 'identity') throw unsupportedCoding();
}

/**
 * The bytes of a body.
 * @param expected the content types that the call reads; messages name the first
 * @throws Problem 415 for another content type, another charset, and a compressed body
 *   (RFC 9110, 15.5.16)
 */
export async function readBytes(c: Context, expected: readonly string[]): Promise<ArrayBuffer> {
  const { type, charset } = mediaTypeOf(c.req.header('Content-Type') ?? '');
  if (!expected.includes(type) || charset !== 'utf-8') {
    throw unsupportedMediaType(expected[0] ?? '');
  }
  refuseCoding(c.req.raw.headers);
  return c.req.arrayBuffer();
}

/** @throws Problem 400 for bytes that are not UTF-8, so that a text is never changed silently */
export function toText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest([{ field: 'body', message: 'must be UTF-8' }]);
  }
}
