/** Whether a host is for development or tests [S9]: localhost, or a name with `dev` or `test`. */
export function isLowerEnvironment(hostname: string): boolean {
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return true;
  return hostname.split('.').some((label) => /(^|-)(dev|test)(-|$)/.test(label));
}
