import { formatPhone } from '@agent-portal/format';
import type { MaskitoOptions } from '@maskito/core';
import type { Parsing } from '../ParsedInput/ParsedInput.tsx';

const digit = /\d/;

/** The shape `(555) 010-1234`; a pasted number loses its country code. */
export const phoneMask: MaskitoOptions = {
  mask: ['(', digit, digit, digit, ')', ' ', digit, digit, digit, '-', digit, digit, digit, digit],
  preprocessors: [
    ({ elementState, data }) => ({
      elementState,
      data: data.replace(/^\s*\+?1(?=(?:\D*\d){10}\D*$)/, ''),
    }),
  ],
};

/** Area codes begin with 2 to 9, in the numbering plan of North America. */
const number = /^1?([2-9]\d{9})$/;

/** A phone number of the United States: ten digits. */
export const phoneParsing = (invalid: string): Parsing<string> => ({
  show: formatPhone,
  read: (text) => number.exec(text.replaceAll(/[\s().+-]/g, ''))?.[1],
  errorOf: (text) => (phoneParsing(invalid).read(text) === undefined ? invalid : null),
  send: (digits) => digits,
});
