/** Opens the phone with a number. Ten digits are a number of the United States, with or without the 1. */
export function phoneHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const [, national] = /^1?(\d{10})$/.exec(digits) ?? [];
  if (national && !phone.trim().startsWith('+')) return `tel:+1${national}`;
  return phone.trim().startsWith('+') ? `tel:+${digits}` : `tel:${digits}`;
}

/**
 * Opens a new e-mail. The address is encoded, so that it cannot add recipients or a text.
 * @param subject names the policy or group by its number, and no person
 */
export function emailHref(address: string, subject?: string): string {
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
