/** A base address for parsing. Only its origin is compared, so its name does not matter. */
const ownOrigin = 'https://own.invalid';

/** No address of the portal is longer, in characters. */
const longest = 16_384;

/** Today, where a login without a return address leads. */
export const startPage = '/my-business';

/** A sign-in never returns to signing in or out. */
const signIn = /^\/(auth|profile\/pinglogin)(\/|$)/i;

/** Spaces, backslashes, control characters and invisible characters. */
const suspicious = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * Where to go after signing in: the given path, query and hash when they are on the portal's origin, else
 * Today (decisions, 1 and 11; reliability, 6). The result is normalized and plain ASCII.
 */
export function safeReturnUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length > longest) return startPage;
  if (!value.startsWith('/') || value.startsWith('//') || suspicious.test(value)) return startPage;
  if (!URL.canParse(value, ownOrigin)) return startPage;
  const { origin, pathname, search, hash } = new URL(value, ownOrigin);
  const path = decodePath(pathname);
  const isOwn = origin === ownOrigin && path !== undefined && !path.startsWith('//');
  return isOwn && !suspicious.test(path.replaceAll(' ', '')) && !signIn.test(path)
    ? pathname + search + hash
    : startPage;
}

/** The path as a server reads it, or undefined when it cannot be decoded. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
