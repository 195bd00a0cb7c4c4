/** `(xxx) xxx-xxxx` [S9]; any text but a ten-digit number, with or without a leading 1, stays as it is. */
export function formatPhone(phone: string): string {
  const parts = /^1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replaceAll(/\D/g, ''));
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : phone;
}
