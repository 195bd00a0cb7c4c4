import type { MaskitoOptions } from '@maskito/core';
import { shapeOf } from '../ParsedInput/shapeOf.ts';

const digit = /\d/;
const shape = [
  '(',
  digit,
  digit,
  digit,
  ')',
  ' ',
  digit,
  digit,
  digit,
  '-',
  digit,
  digit,
  digit,
  digit,
];

/** The shape `(555) 010-1234` of up to ten digits; a pasted number loses its country code. */
export const phoneMask: MaskitoOptions = {
  ...shapeOf(shape, /^[\s().-]*(?:\d[\s().-]*){0,10}$/),
  preprocessors: [
    ({ elementState, data }) => ({
      elementState,
      data: data.replace(/^\s*\+?1(?=(?:\D*\d){10}\D*$)/, ''),
    }),
  ],
};
