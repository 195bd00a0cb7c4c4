/** A host to develop or test on, and no agent's [S9]: localhost, or `dev` or `test` in its name. */
export function isLowerEnvironment(hostname: string): boolean {
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return true;
  return hostname.split('.').some((label) => /(^|-)(dev|test)(-|$)/.test(label));
}
