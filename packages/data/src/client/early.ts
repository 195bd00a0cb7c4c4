/**
 * Reads that a script inside index.html starts before the bundle has arrived. It keeps each promise
 * under the key that `keyOf` gives the same read, and the client takes it over once. This module
 * stands in that script: it imports nothing.
 */
interface EarlyScope {
  earlyReads?: Map<string, Promise<Response>>;
}
const scope = globalThis as EarlyScope;

/** Starts reads at once; a failure waits for whoever takes the promise over. */
export function startEarly(urls: readonly string[]): void {
  const reads = (scope.earlyReads ??= new Map());
  for (const url of urls) {
    const read = fetch(url, { credentials: 'include', headers: { Accept: 'application/json' } });
    read.catch(() => {});
    reads.set(`GET ${url}`, read);
  }
}

/** Takes a read over, once. */
export function takeEarly(key: string): Promise<Response> | undefined {
  const read = scope.earlyReads?.get(key);
  scope.earlyReads?.delete(key);
  return read;
}
