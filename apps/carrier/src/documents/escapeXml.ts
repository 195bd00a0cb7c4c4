/** Characters that XML 1.0 does not allow. A file with one of them does not open. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

export function escapeXml(text: string): string {
  return text
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"\r]/g, (character) => references[character] ?? character);
}
