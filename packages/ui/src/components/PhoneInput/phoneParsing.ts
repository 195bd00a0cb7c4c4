import { formatPhone, parsePhone } from '@agent-portal/format';
import type { Parsing } from '../ParsedInput/ParsedInput.tsx';

const shape = /^\(\d{3}\) \d{3}-\d{4}$/;

/** The digits of one American number without an extension and letters. */
function read(text: string): string | undefined {
  const phone = parsePhone(text);
  return phone && shape.test(phone.shown) ? phone.number : undefined;
}

/** A phone number of the United States: ten digits. */
export const phoneParsing = (invalid: string): Parsing<string> => ({
  show: formatPhone,
  read,
  errorOf: (text) => (read(text) === undefined ? invalid : null),
  send: (digits) => digits,
});
