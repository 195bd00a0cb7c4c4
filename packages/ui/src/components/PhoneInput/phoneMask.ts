import type { MaskitoOptions } from '@maskito/core';

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
