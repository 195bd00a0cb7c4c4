/** A placeholder for the portal's origin. No real URL can have it. */
const own = 'https://own.invalid';

/**
 * Resolves an address that begins with one `/` to a path in the portal; undefined for any other. It is
 * parsed like in a browser, which drops tabs and line breaks and resolves dots. Without that,
 * `/<tab>/evil.example` and `/.//evil.example` would lead out of the portal [decisions, 7].
 */
export function ownAddress(address: string): string | undefined {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, own)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, own);
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
