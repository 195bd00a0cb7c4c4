import type { MaskitoOptions } from '@maskito/core';
import { shapeOf } from '../ParsedInput/shapeOf.ts';

const digit = /\d/;
const shape = [digit, digit, digit, '-', digit, digit, '-', digit, digit, digit, digit];

/** The shape `123-45-6789` of up to nine digits. */
export const ssnMask: MaskitoOptions = shapeOf(shape, /^[\s-]*(?:\d[\s-]*){0,9}$/);
