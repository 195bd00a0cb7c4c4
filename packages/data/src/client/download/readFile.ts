import { fileNameOf } from './fileName.ts';
import { type Progress, readWithProgress } from './readWithProgress.ts';

/** What is no file, though it came with 200: a page of a proxy in between, or data. */
const noFile = /^(text\/html|application\/(problem\+)?json)\b/;

/**
 * A file out of an answer; without a name where the answer gives none. Loads with the first download.
 * @throws SyntaxError where the answer is no file: it breaks the contract
 */
export async function readFile(
  response: Response,
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<{ readonly name: string | undefined; readonly blob: Blob }> {
  const type = response.headers.get('Content-Type') ?? '';
  if (noFile.test(type)) throw new SyntaxError(`${type} came in place of a file.`);
  const name = fileNameOf(response.headers.get('Content-Disposition'));
  return { name, blob: await readWithProgress(response, onProgress) };
}
