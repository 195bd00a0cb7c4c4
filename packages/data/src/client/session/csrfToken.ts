/**
 * The cookie that scripts may read, and the header that must repeat its value (decisions, 8). The
 * embedded carrier leaves out the prefix if the browser stores no Secure cookie.
 */
const cookieNames = ['__Host-csrf', 'csrf'] as const;
export const csrfHeader = 'X-CSRF-Token';

/** The percent-decoded value, or the value itself if it is not encoded. */
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
