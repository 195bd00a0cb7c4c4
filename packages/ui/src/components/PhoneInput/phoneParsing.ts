import { formatPhone } from '@agent-portal/format';
import type { Parsing } from '../ParsedInput/ParsedInput.tsx';

/** Area codes begin with 2 to 9, in the numbering plan of North America. */
const number = /^1?([2-9]\d{9})$/;

/** A phone number of the United States: ten digits. */
export const phoneParsing = (invalid: string): Parsing<string> => ({
  show: formatPhone,
  read: (text) => number.exec(text.replaceAll(/[\s().+-]/g, ''))?.[1],
  errorOf: (text) => (phoneParsing(invalid).read(text) === undefined ? invalid : null),
  send: (digits) => digits,
});
