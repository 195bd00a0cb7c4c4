import type { MaskitoOptions } from '@maskito/core';

const digit = /\d/;

/** The shape `123-45-6789`. */
export const ssnMask: MaskitoOptions = {
  mask: [digit, digit, digit, '-', digit, digit, '-', digit, digit, digit, digit],
};
