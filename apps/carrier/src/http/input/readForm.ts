import type { Context } from 'hono';
import { badRequest, bodyTooLarge } from '../answers/problems.ts';
import { readBytes, toText } from './readBody.ts';
import { type Parameter, readParameters, refuseBadTexts, refuseTooMany } from './readParameters.ts';

const urlEncoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data';

/** The most bytes of a form. Many small parts take long to read. */
const largestForm = 64 * 1024;

async function readParts(bytes: ArrayBuffer, contentType: string): Promise<readonly Parameter[]> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
    return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  } catch {
    const message = 'must be a form with the boundary that its Content-Type names';
    throw badRequest([{ field: 'body', message }]);
  }
}

/**
 * The fields of a form in their order, without files.
 * @throws Problem 400 that names the wrong field, 413 for a large form, 415 when it is not a form
 */
export async function readForm(c: Context): Promise<readonly Parameter[]> {
  const bytes = await readBytes(c, [urlEncoded, multipart]);
  if (bytes.byteLength > largestForm) throw bodyTooLarge(largestForm);
  const contentType = c.req.header('Content-Type') ?? '';
  if (!contentType.trim().toLowerCase().startsWith(multipart)) {
    return readParameters(toText(bytes), 'body');
  }
  const parameters = await readParts(bytes, contentType);
  refuseTooMany(parameters.length, 'body');
  refuseBadTexts(parameters, 'body');
  return parameters;
}
