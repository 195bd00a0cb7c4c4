/** Stands for the portal's origin; no address can name it. */
const own = 'https://own.invalid';

/**
 * Where an address that begins with one `/` leads inside the portal; undefined for any other. It is
 * read as a browser reads it, which drops tabs and line ends and resolves dots: `/` and `//evil.example`
 * with either between them lead out [decisions, 7].
 */
export function ownAddress(address: string): string | undefined {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, own)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, own);
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
