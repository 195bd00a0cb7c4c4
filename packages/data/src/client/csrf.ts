/** The cookie that the carrier lets scripts read, and the header that must bring it back (decisions, 8). */
const cookieName = '__Host-csrf';
export const csrfHeader = 'X-CSRF-Token';

/** The CSRF token of the session, or undefined for a visitor. */
export function csrfToken(cookies = globalThis.document?.cookie ?? ''): string | undefined {
  for (const pair of cookies.split('; ')) {
    const [name, value] = pair.split('=');
    if (name === cookieName && value) return decodeURIComponent(value);
  }
  return undefined;
}
