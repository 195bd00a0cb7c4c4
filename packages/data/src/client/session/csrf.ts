/**
 * The cookie that the carrier lets scripts read, and the header that must bring it back (decisions, 8).
 * The embedded carrier hands it out without the prefix where a browser keeps no Secure cookie.
 */
const cookieNames = ['__Host-csrf', 'csrf'] as const;
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
  const pairs = cookies.split('; ');
  for (const name of cookieNames) {
    const start = `${name}=`;
    const cookie = pairs.find((pair) => pair.startsWith(start));
    if (cookie !== undefined) return decode(cookie.slice(start.length)) || undefined;
  }
  return undefined;
}
