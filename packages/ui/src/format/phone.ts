/** `(xxx) xxx-xxxx` [S9]; what is no ten-digit number, with or without a leading 1, stays as it is. */
export function formatPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return line ? `(${area}) ${exchange}-${line}` : phone;
}
