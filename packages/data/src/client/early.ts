import { apiVersion, versionHeader } from '../version.ts';

/**
 * Reads that a script inside index.html starts before the bundle has arrived.
 *
 * The protocol: the script calls `startEarly` with the addresses that the page will ask for. Each
 * promise waits in `globalThis.earlyReads` under `GET` and the address, the text that `keyOf` gives
 * the same read, and the client takes it over once. This module stands in both bundles: it imports
 * next to nothing.
 */
interface EarlyScope {
  earlyReads?: Map<string, Promise<Response>>;
}
const scope = globalThis as EarlyScope;

/**
 * Starts a read; a failure waits for whoever takes the promise over.
 * @param isAllowed what it waits for; one that is not allowed is never made, and fails @default nothing
 */
export function startEarly(url: string, isAllowed?: Promise<boolean>): void {
  const ask = () =>
    fetch(url, {
      credentials: 'include',
      headers: { Accept: 'application/json', [versionHeader]: apiVersion },
    });
  const read = isAllowed?.then((isSo) => (isSo ? ask() : Response.error())) ?? ask();
  read.catch(() => {});
  (scope.earlyReads ??= new Map()).set(`GET ${url}`, read);
}

/** Takes a read over, once. */
export function takeEarly(key: string): Promise<Response> | undefined {
  const read = scope.earlyReads?.get(key);
  scope.earlyReads?.delete(key);
  return read;
}

/** A copy of a read's answer, for a script that shows it before the client has taken it over. */
export function copyEarly(key: string): Promise<Response> | undefined {
  return scope.earlyReads?.get(key)?.then((response) => response.clone());
}

/** Forgets the reads that nobody took over: they were made for an identity that has gone. */
export function forgetEarly(): void {
  scope.earlyReads?.clear();
}
