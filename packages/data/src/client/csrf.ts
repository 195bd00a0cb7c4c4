/** The cookie that the carrier lets scripts read, and the header that must bring it back (decisions, 8). */
const cookieName = '__Host-csrf';
export const csrfHeader = 'X-CSRF-Token';

/** A value as the server that percent-encoded it knows it, or as it stands. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The CSRF token of the session, or undefined for a visitor. */
export function csrfToken(cookies = globalThis.document?.cookie ?? ''): string | undefined {
  const start = `${cookieName}=`;
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(start));
  return cookie === undefined ? undefined : decode(cookie.slice(start.length)) || undefined;
}
