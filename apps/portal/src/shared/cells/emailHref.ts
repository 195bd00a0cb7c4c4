/**
 * Opens a new e-mail. The address is encoded, so that it cannot add recipients or a text.
 * @param subject names the policy or group by its number, and no person
 */
export function emailHref(address: string, subject?: string): string {
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
