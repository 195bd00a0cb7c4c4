import { badRequest } from '../answers/problems.ts';
import { scanJson } from './scanJson.ts';

function parse(text: string, whole: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest([{ field: whole, message: 'must be JSON' }]);
  }
}

/**
 * Reads JSON that later code can walk safely.
 *
 * @param path the names of its parents, none for a body
 * @throws Problem 400 that names each wrong field, or `whole`
 */
export function readJson(text: string, path: readonly string[], whole: string): unknown {
  const errors = scanJson(text, path, whole);
  const value = parse(text, whole);
  if (errors.length > 0) throw badRequest(errors);
  return value;
}
