import { fileNameOf } from './fileNameOf.ts';
import { type Progress, readWithProgress } from './readWithProgress.ts';

/** Answers with status 200 that are not a file: the page of a proxy, or JSON. */
const noFile = /^(text\/html|application\/(problem\+)?json)\b/;

/**
 * Reads a file from an answer; without a name if the answer has none. Loaded with the first download.
 * @throws SyntaxError if the answer is not a file: it breaks the contract
 */
export async function readFile(
  response: Response,
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<{ readonly name: string | undefined; readonly blob: Blob }> {
  const type = response.headers.get('Content-Type') ?? '';
  if (noFile.test(type)) throw new SyntaxError(`${type} was sent instead of a file.`);
  const name = fileNameOf(response.headers.get('Content-Disposition'));
  return { name, blob: await readWithProgress(response, onProgress) };
}
