/** Only its origin counts: an address on it is on our own, whatever that is called. */
const ownOrigin = 'https://own.invalid';

/** Longer ones are nobody's: characters. */
const longest = 16_384;

/** Signing in never leads back to signing in or out. */
const signIn = /^\/(auth|profile\/pinglogin)(\/|$)/i;

/** Spaces, backslashes and control characters, and what only looks like nothing. */
const suspicious = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * Where to go after signing in: the given path, query and hash where they stand on our own origin,
 * else `/` (decisions, 1; reliability, 6). The answer is normalised and plain ASCII.
 */
export function safeReturnUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length > longest) return '/';
  if (!value.startsWith('/') || value.startsWith('//') || suspicious.test(value)) return '/';
  if (!URL.canParse(value, ownOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(value, ownOrigin);
  const path = decodePath(pathname);
  const isOwn = origin === ownOrigin && path !== undefined && !path.startsWith('//');
  return isOwn && !suspicious.test(path.replaceAll(' ', '')) && !signIn.test(path)
    ? pathname + search + hash
    : '/';
}

/** The path as a server reads it, or undefined where it cannot be read. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
