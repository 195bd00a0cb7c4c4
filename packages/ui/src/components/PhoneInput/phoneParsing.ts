import { formatPhone, parsePhone } from '@agent-portal/format';
import type { MaskitoOptions } from '@maskito/core';
import type { Parsing } from '../ParsedInput/ParsedInput.tsx';
import { shapeOf } from '../ParsedInput/shapeOf.ts';

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

const digit = /\d/;
const characters = Array.from('(000) 000-0000', (shown) => (shown === '0' ? digit : shown));

/** The shape `(555) 010-1234` of up to ten digits; a pasted number loses its country code. */
export const phoneMask: MaskitoOptions = {
  ...shapeOf(characters, /^[\s().-]*(?:\d[\s().-]*){0,10}$/),
  preprocessors: [
    ({ elementState, data }) => ({
      elementState,
      data: data.replace(/^\s*\+?1(?=(?:\D*\d){10}\D*$)/, ''),
    }),
  ],
};
