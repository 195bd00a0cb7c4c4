/** A color from typed or pasted text, `#rrggbb`; undefined for any other text. */
export function readHex(text: string): string | undefined {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined || digits.length === 6) return digits && `#${digits}`;
  return `#${digits.replaceAll(/./g, '$&$&')}`;
}
