import type { Context } from 'hono';
import { badRequest, unsupportedCoding, unsupportedMediaType } from '../answers/problems.ts';

/** A text like `application/json; charset="utf-8"` in its parts. */
function mediaTypeOf(header: string) {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return { type, charset: charset?.slice('charset='.length).replaceAll('"', '') ?? 'utf-8' };
}

/**
 * The bytes of a body, of one of the kinds that a call reads.
 * @param expected kinds of body, the one to name first
 * @throws Problem 415 for another kind, another encoding of texts, and a body that is compressed
 *   (RFC 9110, 15.5.16)
 */
export async function readBytes(c: Context, expected: readonly string[]): Promise<ArrayBuffer> {
  const { type, charset } = mediaTypeOf(c.req.header('Content-Type') ?? '');
  if (!expected.includes(type) || charset !== 'utf-8') {
    throw unsupportedMediaType(expected[0] ?? '');
  }
  const coding = c.req.header('Content-Encoding')?.trim().toLowerCase() || 'identity';
  if (coding !== 'identity') throw unsupportedCoding();
  return c.req.arrayBuffer();
}

/** @throws Problem 400 for bytes that are no UTF-8: a text is never changed on its way in */
export function toText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest([{ field: 'body', message: 'must be UTF-8' }]);
  }
}
