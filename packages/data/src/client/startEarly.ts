import { apiVersion, versionHeader } from '../apiVersion.ts';

/**
 * Reads that a script inside index.html starts before the bundle has arrived.
 *
 * The script calls `startEarly` with the addresses that the page will request. Each promise is in
 * `globalThis.earlyReads` under the key that `keyOf` returns for the same read, and the client uses
 * it once. This module is in both bundles, so it imports almost nothing.
 */
interface EarlyScope {
  earlyReads?: Map<string, Promise<Response>>;
}
const scope = globalThis as EarlyScope;

/** Parses the JSON of an answer once, because a script and the client both read it. */
function parsedOnce(response: Response): Response {
  let parsed: Promise<unknown> | undefined;
  response.json = () => (parsed ??= Response.prototype.json.call(response));
  return response;
}

/**
 * Starts a read. Only the code that takes the promise handles its failure.
 * @param isAllowed delays the request; false makes no request, and the read fails @default no delay
 */
export function startEarly(url: string, isAllowed?: Promise<boolean>): void {
  const request = () =>
    fetch(url, {
      credentials: 'include',
      headers: { Accept: 'application/json', [versionHeader]: apiVersion },
    });
  const answer = isAllowed?.then((isTrue) => (isTrue ? request() : Response.error())) ?? request();
  const read = answer.then(parsedOnce);
  read.catch(() => {});
  (scope.earlyReads ??= new Map()).set(`GET ${url}`, read);
}

/** Takes a read, once. */
export function takeEarly(key: string): Promise<Response> | undefined {
  const read = scope.earlyReads?.get(key);
  scope.earlyReads?.delete(key);
  return read;
}

/** A read's answer, for a script that shows it before the client takes it. Only its `json` can be read twice. */
export function findEarly(key: string): Promise<Response> | undefined {
  return scope.earlyReads?.get(key);
}

/** Drops the reads that the client has not taken: they belong to the previous identity. */
export function forgetEarly(): void {
  scope.earlyReads?.clear();
}
